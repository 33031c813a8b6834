import { useListContentSectionsQuery } from '@ospite/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ContentBar } from '../../features/content/publishing/content-bar';
import type { DraftSection } from '../../features/content/draft-section';
import { TranslationBoard } from '../../features/content/translations/translation-board';
import { useOfficePaths } from '../../shared/office-paths';
import { BackLink } from '../../shared/screen/back-link';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { Screen } from '../../shared/screen/screen';

/** The translations of the site's texts. */
export function TranslationsPage() {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const { hash } = useLocation();
  return (
    <Screen
      title={t('office:content.translations.title')}
      before={<BackLink to={paths.content}>{t('office:content.back')}</BackLink>}
      lead={<p>{t('office:content.translations.lead')}</p>}
    >
      <QueryState query={keepingData(useListContentSectionsQuery())}>
        {(sections) => (
          <>
            <TranslationBoard key={hash} sections={sections as readonly DraftSection[]} />
            <ContentBar />
          </>
        )}
      </QueryState>
    </Screen>
  );
}
