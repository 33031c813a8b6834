import type { Property } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import { longDate } from '../../shared/format/dates';
import { filledBlocks } from './filled-blocks';
import { legalValues } from './legal-values';

/** Pages that are a text to be read. */
export type LegalPageName = Extract<
  PageName,
  'privacyPolicy' | 'cookiePolicy' | 'terms' | 'privacy' | 'accessibility'
>;

type Load = () => Promise<typeof import('*.md')>;

/** The files of the texts, in the languages that there are. */
const TEXTS: Readonly<Record<LegalPageName, { readonly it: Load } & Partial<Record<Language, Load>>>> = {
  privacyPolicy: {
    it: () => import(/* webpackChunkName: "legal-privacy-policy" */ './texts/privacy-policy.it.md'),
  },
  cookiePolicy: {
    it: () => import(/* webpackChunkName: "legal-cookie-policy" */ './texts/cookie-policy.it.md'),
  },
  terms: { it: () => import(/* webpackChunkName: "legal-terms" */ './texts/terms.it.md') },
  privacy: { it: () => import(/* webpackChunkName: "legal-privacy" */ './texts/privacy.it.md') },
  accessibility: {
    it: () => import(/* webpackChunkName: "legal-accessibility-it" */ './texts/accessibility.it.md'),
    en: () => import(/* webpackChunkName: "legal-accessibility-en" */ './texts/accessibility.en.md'),
    de: () => import(/* webpackChunkName: "legal-accessibility-de" */ './texts/accessibility.de.md'),
    es: () => import(/* webpackChunkName: "legal-accessibility-es" */ './texts/accessibility.es.md'),
  },
};

export function isLegalPage(page: PageName | undefined): page is LegalPageName {
  return page !== undefined && page in TEXTS;
}

export interface LegalHtmlInput {
  readonly page: LegalPageName;
  readonly language: Language;
  readonly property: Property;
  /** Undefined without tracking code. */
  readonly trackingOrigins: readonly string[] | undefined;
  readonly t: TFunction;
}

/** The text of a legal page as HTML, after the day of its last change in the visitor's language. */
export async function legalHtml({
  page,
  language,
  property,
  trackingOrigins,
  t,
}: LegalHtmlInput): Promise<string> {
  const translated = TEXTS[page][language];
  const { text } = await (translated ?? TEXTS[page].it)();
  const spoken = translated ? language : 'it';
  const values = legalValues(property, trackingOrigins, spoken);
  const updated = t('legal:updated', { date: longDate(text.updated, language) });
  return `<p>${updated}</p><div lang="${spoken}">${filledBlocks(text.blocks, values)}</div>`;
}
