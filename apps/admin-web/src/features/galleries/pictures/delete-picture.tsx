import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../../shared/feedback/confirmed-action';

interface DeletePictureProps {
  /** From one. */
  readonly position: number;
  /** Whether it stands for the room. */
  readonly isMain?: boolean;
  readonly remove: () => Promise<{ readonly error?: unknown }>;
}

/** Deletes a picture once the specified question is answered. Source: specification §5, Images. */
export function DeletePicture({ position, isMain = false, remove }: DeletePictureProps) {
  const { t } = useTranslation();
  return (
    <ConfirmedAction
      variant="plain"
      label={t('office:galleries.picture.delete')}
      aria-label={t('office:galleries.picture.deleteFor', { position })}
      title={t('office:galleries.picture.deleteTitle')}
      confirmLabel={t('office:galleries.picture.delete')}
      act={remove}
      outcome={{
        done: t('office:galleries.picture.success'),
        doneDescription: t('office:galleries.picture.deleted'),
        failed: t('office:galleries.picture.notDeleted'),
      }}
    >
      <p>{t('office:galleries.picture.deleteHelp')}</p>
      {isMain && <p>{t('office:galleries.picture.deleteMain')}</p>}
    </ConfirmedAction>
  );
}
