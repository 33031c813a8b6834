import { PREVIEW } from '@ospite/contracts/site';
import { LANGUAGES, type ContentPage } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import { VisuallyHidden } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../shared/formats';
import { useOfficePaths } from '../../shared/office-paths';
import * as s from './content.module.css';

interface PageLinksProps {
  readonly page: ContentPage;
  /** The section to look at; the beginning of the page unless said. */
  readonly sectionId?: number;
}

/** The page as guests see it, and as they would see the draft, in each language. */
export function PageLinks({ page, sectionId }: PageLinksProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const place = sectionId === undefined ? '' : `#section-${sectionId}`;
  return (
    <div className={s.pageLinks}>
      <NewTab href={`${site}${pathTo(page, 'it')}${place}`}>{t('office:content.see')}</NewTab>
      <span>{t('office:content.preview')}</span>
      {LANGUAGES.map((language) => (
        <NewTab key={language} href={`${site}${pathTo(page, language)}?${PREVIEW}${place}`}>
          {languageText(language)}
        </NewTab>
      ))}
    </div>
  );
}

function NewTab({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span aria-hidden="true">↗</span>
      <VisuallyHidden>{t('office:nav.newTab')}</VisuallyHidden>
    </a>
  );
}
