import { useDeleteContentSectionMutation, useListContentDraftsQuery } from '@ospite/contracts';
import { sectionsLinkedTo } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../../shared/feedback/confirmed-action';
import type { DraftSection } from '../draft-section';
import { sectionName } from '../content-labels';
import { useDraft } from '../use-draft';
import { usePageLabel } from './use-page-label';

/** Removes a page that the owner added, with all its sections. */
export function RemovePage({ lead }: { readonly lead: DraftSection }) {
  const { t } = useTranslation();
  const linked = sectionsLinkedTo(lead, useDraft());
  const pageLabel = usePageLabel([lead.page]);
  const name = pageLabel(lead.page);
  const { data: drafts } = useListContentDraftsQuery();
  const isShown = drafts?.find(({ page }) => page === lead.page)?.isShown;
  const [remove] = useDeleteContentSectionMutation();
  return (
    <div>
      <ConfirmedAction
        variant="plain"
        label={t('office:content.own.remove')}
        title={t('office:content.sections.removeTitle', { name })}
        confirmLabel={t('office:content.sections.remove')}
        act={() => remove({ sectionId: lead.id })}
        outcome={{
          done: t(isShown ? 'office:content.own.removedShown' : 'office:content.own.removed'),
          failed: t('office:content.own.notRemoved'),
        }}
      >
        <p>{t('office:content.own.removeText')}</p>
        {linked.length > 0 && (
          <>
            <p>{t('office:content.own.linked', { count: linked.length })}</p>
            <ul>
              {linked.map((section) => (
                <li key={section.id}>
                  {t('office:content.own.linkedFrom', {
                    page: pageLabel(section.page),
                    section: sectionName(t, section),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{t('office:content.own.hideInstead')}</p>
      </ConfirmedAction>
    </div>
  );
}
