import { useListContentDraftsQuery, useListContentSectionsQuery } from '@ospite/contracts';
import {
  CONTENT_PAGES,
  isOwnPage,
  isWritten,
  leadOf,
  PAGES_OF_CONTENT_ALONE,
  type ContentPage,
} from '@ospite/domain';
import { contentWord } from '@ospite/i18n/office-paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ContentBar } from '../../features/content/publishing/content-bar';
import type { DraftSection } from '../../features/content/draft-section';
import { GuestPageLinks } from '../../features/content/pages/guest-page-links';
import { LawyerNote } from '../../features/content/pages/lawyer-note';
import { RemovePage } from '../../features/content/pages/remove-page';
import { RemovedSections } from '../../features/content/sections/removed-sections';
import { SectionList } from '../../features/content/sections/section-list';
import { usePageLabel } from '../../features/content/pages/use-page-label';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** One page of the site: its sections in their order. */
export function ContentSectionsPage() {
  const paths = useOfficePaths();
  const { page: word } = useParams();
  const page = CONTENT_PAGES.find((name) => contentWord(name) === word);
  // Another page is another screen.
  return page ? <Sections key={page} page={page} /> : <Navigate to={paths.content} replace />;
}

function Sections({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { data: drafts } = useListContentDraftsQuery();
  const draft = drafts?.find((one) => one.page === page);
  const pageLabel = usePageLabel([page]);
  return (
    <Screen
      title={pageLabel(page)}
      before={<BackLink to={paths.content}>{t('office:content.back')}</BackLink>}
      lead={
        <>
          <GuestPageLinks page={page} />
          {draft?.awaitsLawyer && <LawyerNote page={page} />}
        </>
      }
    >
      <QueryState query={useListContentSectionsQuery()}>
        {(all) => {
          const sections = (all as readonly DraftSection[]).filter((section) => section.page === page);
          const title = PAGES_OF_CONTENT_ALONE.includes(page) ? leadOf(sections) : undefined;
          const lead = isOwnPage(page) ? title : undefined;
          if (isOwnPage(page) && !lead) return <Navigate to={paths.content} replace />;
          return (
            <>
              {title && !isWritten(page, sections) && <p>{t('office:content.own.notYet')}</p>}
              <SectionList page={page} sections={sections} />
              <RemovedSections
                label={t('office:content.removed.sections')}
                hint={t('office:content.removed.hint')}
                ids={(draft?.changedSections ?? []).filter((id) => isRemoved(id, lead, all))}
              />
              {lead && <RemovePage lead={lead} />}
              <ContentBar page={page} />
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}

/** Sections of a page of the owner's are younger than its lead: older ones are of a page that stood in its place. */
function isRemoved(
  id: number,
  lead: DraftSection | undefined,
  all: readonly Pick<DraftSection, 'id'>[],
): boolean {
  return all.every((section) => section.id !== id) && id > (lead?.id ?? 0);
}
