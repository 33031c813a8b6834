import { useListContentSectionsQuery } from '@ospite/contracts';
import { definitionOf } from '@ospite/domain';
import { Notice } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { kindLabel } from '../../features/content/content-labels';
import type { DraftSection } from '../../features/content/draft-section';
import { SectionForm } from '../../features/content/sections/section-form';
import { GuestPageLinks } from '../../features/content/pages/guest-page-links';
import { usePageLabel } from '../../features/content/pages/use-page-label';
import { useWayBack } from '../../features/content/sections/use-way-back';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink, SiteBackLink } from '../../shared/screen/back-link';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** One section of a page, to be written. */
export function ContentSectionPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { id } = useParams();
  const query = useListContentSectionsQuery();
  const section = (query.data as readonly DraftSection[] | undefined)?.find((one) => String(one.id) === id);
  const definition = section && definitionOf(section);
  const pageLabel = usePageLabel(section ? [section.page] : []);
  const wayBack = useWayBack(section);
  return (
    <Screen
      title={section ? kindLabel(t, section.kind) : t('office:content.title')}
      before={
        wayBack ? (
          <SiteBackLink href={wayBack}>{t('office:content.backToSite')}</SiteBackLink>
        ) : section ? (
          <BackLink to={paths.contentPage(section.page)}>
            {t('office:content.backToPage', { page: pageLabel(section.page) })}
          </BackLink>
        ) : (
          <BackLink to={paths.content}>{t('office:content.back')}</BackLink>
        )
      }
      lead={section && <GuestPageLinks page={section.page} sectionId={section.id} />}
    >
      <QueryState query={keepingData(query)}>
        {() =>
          section && definition ? (
            <>
              {section.hidden && (
                <Notice tone="warning">
                  <p>{t('office:content.sections.isHidden')}</p>
                </Notice>
              )}
              <SectionForm key={section.id} section={section} definition={definition} />
            </>
          ) : (
            <p>{t('office:content.sections.gone')}</p>
          )
        }
      </QueryState>
    </Screen>
  );
}
