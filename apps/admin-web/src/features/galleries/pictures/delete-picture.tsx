import { Button } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../shared/feedback/confirm-dialog';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';

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
  const tellOutcome = useOutcomeToast();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function removeNow() {
    setAsking(false);
    setDeleting(true);
    tellOutcome(await remove(), {
      done: t('office:galleries.picture.success'),
      doneDescription: t('office:galleries.picture.deleted'),
      failed: t('office:galleries.picture.notDeleted'),
    });
    setDeleting(false);
  }

  return (
    <>
      <Button
        variant="plain"
        isPending={isDeleting}
        aria-label={t('office:galleries.picture.deleteFor', { position })}
        onPress={() => setAsking(true)}
      >
        {t('office:galleries.picture.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('office:galleries.picture.deleteTitle')}
        confirmLabel={t('office:galleries.picture.delete')}
        onConfirm={() => void removeNow()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:galleries.picture.deleteHelp')}</p>
        {isMain && <p>{t('office:galleries.picture.deleteMain')}</p>}
      </ConfirmDialog>
    </>
  );
}
