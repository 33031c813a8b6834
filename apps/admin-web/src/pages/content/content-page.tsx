import { useListContentDraftsQuery, type ContentDraft } from '@ospite/contracts';
import { isOwnPage, lacksFirstTexts, PAGES_OF_CONTENT_ALONE } from '@ospite/domain';
import { officeButtonClass, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AddPage } from '../../features/content/pages/add-page';
import { ContentBar } from '../../features/content/publishing/content-bar';
import { gapTexts } from '../../features/content/gap-marks';
import { useUnreadByLawyer } from '../../features/content/pages/lawyer-note';
import { RemovedSections } from '../../features/content/sections/removed-sections';
import { usePageLabel } from '../../features/content/pages/use-page-label';
import { useOfficePaths } from '../../shared/office-paths';
import { GroupCards } from '../../shared/screen/group-cards';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** The pages that the owner writes, with what is missing and what is not published yet. */
export function ContentPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <Screen title={t('office:content.title')} lead={<p>{t('office:content.lead')}</p>}>
      <QueryState query={useListContentDraftsQuery()}>
        {(drafts) => (
          <>
            {lacksFirstTexts(drafts) && (
              <Panel title={t('office:starter.title')}>
                <p>{t('office:starter.offer')}</p>
                <div>
                  <Link className={officeButtonClass('primary')} to={paths.starterTexts}>
                    {t('office:starter.begin')}
                  </Link>
                </div>
              </Panel>
            )}
            {drafts.some(({ gaps }) => gaps.translations > 0) && (
              <div>
                <Link className={officeButtonClass('quiet')} to={paths.translations}>
                  {t('office:content.translations.open')}
                </Link>
              </div>
            )}
            <PageCards drafts={drafts.filter(isThere)} />
            <RemovedSections
              label={t('office:content.removed.pages')}
              hint={t('office:content.removed.pagesHint')}
              ids={drafts.flatMap(leadRemoved)}
            />
            <AddPage count={drafts.filter((draft) => isOwnPage(draft.page) && isThere(draft)).length} />
            <ContentBar />
          </>
        )}
      </QueryState>
    </Screen>
  );
}

/** There is room for pages that the owner has not added, or has removed. */
function isThere({ page, sections }: ContentDraft): boolean {
  return !isOwnPage(page) || sections > 0;
}

/** The lead of a page of the owner's that was removed, and that guests still see: it is the section that it began with. */
function leadRemoved({ page, sections, changedSections }: ContentDraft): readonly number[] {
  const isRemoved = isOwnPage(page) && sections === 0 && changedSections.length > 0;
  return isRemoved ? [Math.min(...changedSections)] : [];
}

function PageCards({ drafts }: { readonly drafts: readonly ContentDraft[] }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const isUnread = useUnreadByLawyer();
  const pageLabel = usePageLabel(drafts.map(({ page }) => page));
  return (
    <GroupCards
      groups={drafts.map(({ page, isShown, isChanged, changedSections, sections, gaps, awaitsLawyer }) => ({
        to: paths.contentPage(page),
        title: pageLabel(page),
        about: t('office:content.sections.count', { count: sections }),
        marks: [
          ...(isShown
            ? []
            : [
                t(
                  PAGES_OF_CONTENT_ALONE.includes(page)
                    ? 'office:content.notShown'
                    : 'office:content.withoutTexts',
                ),
              ]),
          ...(isChanged ? [t('office:content.changed', { count: changedSections.length })] : []),
          ...gapTexts(t, gaps),
          ...(awaitsLawyer && isUnread(page) ? [t('office:content.awaitsLawyer')] : []),
        ],
      }))}
    />
  );
}
