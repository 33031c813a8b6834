import { useDeleteContentSectionMutation } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import type { DraftSection } from './draft-section';
import { usePageLabel } from './use-page-label';

/** Removes a page that the owner added, with all its sections. */
export function RemovePage({ lead: { id, page } }: { readonly lead: DraftSection }) {
  const { t } = useTranslation();
  const name = usePageLabel([page])(page);
  const [remove] = useDeleteContentSectionMutation();
  return (
    <div>
      <ConfirmedAction
        variant="plain"
        label={t('office:content.own.remove')}
        title={t('office:content.sections.removeTitle', { name })}
        confirmLabel={t('office:content.sections.remove')}
        act={() => remove({ sectionId: id })}
        outcome={{ done: t('office:content.own.removed'), failed: t('office:content.own.notRemoved') }}
      >
        <p>{t('office:content.own.removeText')}</p>
        <p>{t('office:content.own.hideInstead')}</p>
      </ConfirmedAction>
    </div>
  );
}
