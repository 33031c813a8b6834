import { PREVIEW } from '@ospite/contracts/site';
import { LANGUAGES, type ContentPage } from '@ospite/domain';
import { VisuallyHidden } from '@ospite/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageText } from '../../../shared/formats';
import { useOfficePaths } from '../../../shared/office-paths';
import { useGuestPath } from './use-guest-path';
import * as s from '../content.module.css';

interface GuestPageLinksProps {
  readonly page: ContentPage;
  /** The section to look at; the beginning of the page unless said. */
  readonly sectionId?: number;
}

/** The page as guests see it, where they do, and as they would see the draft, in each language. */
export function GuestPageLinks({ page, sectionId }: GuestPageLinksProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  const guestPath = useGuestPath([page]);
  const shownAt = guestPath(page, 'it');
  if (guestPath(page, 'it', 'draft') === undefined) return null;
  const place = sectionId === undefined ? '' : `#section-${sectionId}`;
  return (
    <div className={s.pageLinks}>
      {shownAt && <NewTab href={`${site}${shownAt}${place}`}>{t('office:content.see')}</NewTab>}
      <span>{t('office:content.preview')}</span>
      {LANGUAGES.map((language) => (
        <NewTab key={language} href={`${site}${guestPath(page, language, 'draft')}?${PREVIEW}${place}`}>
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
