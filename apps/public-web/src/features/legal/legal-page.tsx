import { ITALIAN_TEXT_PAGES } from '@ospite/i18n/paths';
import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../shared/facts/page-facts';
import type { LegalPageName } from './legal-html';
import { HouseTerms } from './house-terms';
import { LegalText } from './legal-text';
import * as s from './legal-page.module.css';

interface LegalPageProps {
  readonly page: LegalPageName;
  readonly title: string;
}

/**
 * A page that is a text to be read; one whose text is Italian says so in the visitor's language (specification §10).
 */
export function LegalPage({ page, title }: LegalPageProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  return (
    <article className={s.page}>
      <header className={s.head}>
        <h1 className={s.title}>{title}</h1>
        {language !== 'it' && ITALIAN_TEXT_PAGES.includes(page) && (
          <p className={s.language}>{t('legal:language')}</p>
        )}
      </header>
      <LegalText page={page} />
      {page === 'terms' && <HouseTerms />}
    </article>
  );
}
