import {
  useDiscardContentDraftMutation,
  useListContentSectionsQuery,
  type ContentDraft,
} from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../../shared/feedback/confirmed-action';
import { usePageLabel } from '../pages/use-page-label';

/** Makes the draft of all pages what guests see, once its owner has read which pages that changes. */
export function DiscardDraft({ drafts }: { readonly drafts: readonly ContentDraft[] }) {
  const { t } = useTranslation();
  const { data: sections } = useListContentSectionsQuery();
  const [discard] = useDiscardContentDraftMutation();
  const changed = drafts.filter(({ isChanged }) => isChanged);
  const pageLabel = usePageLabel(changed.map(({ page }) => page));
  if (!sections) return null;
  const [updatedAt] = sections
    .map((section) => section.updatedAt)
    .toSorted((one, other) => (one < other ? 1 : -1));
  const changes = changed.reduce((sum, { changedSections }) => sum + changedSections.length, 0);
  return (
    <ConfirmedAction
      variant="plain"
      label={t('office:content.discard.button')}
      title={t('office:content.discard.title', { count: changes })}
      confirmLabel={t('office:content.discard.confirm')}
      act={() =>
        discard({
          discardContentDraftRequest: {
            ids: sections.map(({ id }) => id),
            marks: sections.reduce((sum, { marks }) => sum + marks.length, 0),
            ...(updatedAt && { updatedAt }),
          },
        })
      }
      outcome={{ done: t('office:content.discard.done'), failed: t('office:content.discard.failed') }}
    >
      <p>{t('office:content.discard.text')}</p>
      <ul>
        {changed.map(({ page, changedSections }) => (
          <li key={page}>
            {t('office:content.discard.page', { page: pageLabel(page), count: changedSections.length })}
          </li>
        ))}
      </ul>
      <p>{t('office:content.discard.lost')}</p>
    </ConfirmedAction>
  );
}
