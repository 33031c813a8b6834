import { useListContentDraftsQuery, useListContentSectionsQuery, type ContentDraft } from '@ospite/contracts';
import { gapsOf } from '@ospite/domain';
import { officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ContentBar } from '../../features/content/content-bar';
import { pageLabel } from '../../features/content/content-labels';
import type { DraftSection } from '../../features/content/draft-section';
import { gapTexts } from '../../features/content/gap-marks';
import { useOfficePaths } from '../../shared/office-paths';
import { GroupCards } from '../../shared/screen/group-cards';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** The pages that the owner writes, with what is missing and what is not published yet. */
export function ContentPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const drafts = useListContentDraftsQuery();
  const sections = useListContentSectionsQuery();
  const known = drafts.data && sections.data ? { drafts: drafts.data, sections: sections.data } : undefined;
  return (
    <Screen title={t('office:content.title')} lead={<p>{t('office:content.lead')}</p>}>
      <QueryState query={{ ...(sections.error ? sections : drafts), data: known }}>
        {(read) => (
          <>
            {gapsOf(read.sections as readonly DraftSection[]).translations > 0 && (
              <div>
                <Link className={officeButtonClass('quiet')} to={paths.translations}>
                  {t('office:content.translations.open')}
                </Link>
              </div>
            )}
            <PageCards drafts={read.drafts} sections={read.sections as readonly DraftSection[]} />
            <ContentBar />
          </>
        )}
      </QueryState>
    </Screen>
  );
}

interface PageCardsProps {
  readonly drafts: readonly ContentDraft[];
  readonly sections: readonly DraftSection[];
}

function PageCards({ drafts, sections }: PageCardsProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  return (
    <GroupCards
      groups={drafts.map(({ page, isShown, isChanged, changedSections }) => {
        const own = sections.filter((section) => section.page === page);
        return {
          to: paths.contentPage(page),
          title: pageLabel(t, page),
          about: t('office:content.sections.count', { count: own.length }),
          marks: [
            ...(isShown ? [] : [t('office:content.notShown')]),
            ...(isChanged ? [t('office:content.changed', { count: changedSections.length })] : []),
            ...gapTexts(t, gapsOf(own)),
          ],
        };
      })}
    />
  );
}
