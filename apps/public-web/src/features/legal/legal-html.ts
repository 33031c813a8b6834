import type { Property } from '@ospite/contracts/guest';
import type { Language } from '@ospite/domain';
import type { PageName } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import { longDate } from '../../shared/format/dates';
import { filledBlocks } from './filled-blocks';
import { legalValues } from './legal-values';
import { text as accessibilityDe } from './texts/accessibility.de.md';
import { text as accessibilityEn } from './texts/accessibility.en.md';
import { text as accessibilityEs } from './texts/accessibility.es.md';
import { text as accessibilityIt } from './texts/accessibility.it.md';
import { text as cookiePolicy } from './texts/cookie-policy.it.md';
import { text as privacyPolicy } from './texts/privacy-policy.it.md';
import { text as privacy } from './texts/privacy.it.md';
import { text as terms } from './texts/terms.it.md';

/** Pages that are a text to be read. */
export type LegalPageName = Extract<
  PageName,
  'privacyPolicy' | 'cookiePolicy' | 'terms' | 'privacy' | 'accessibility'
>;

type LegalText = typeof accessibilityIt;

/** The texts, in the languages that there are. */
const TEXTS: Readonly<
  Record<LegalPageName, { readonly it: LegalText } & Partial<Record<Language, LegalText>>>
> = {
  privacyPolicy: { it: privacyPolicy },
  cookiePolicy: { it: cookiePolicy },
  terms: { it: terms },
  privacy: { it: privacy },
  accessibility: { it: accessibilityIt, en: accessibilityEn, de: accessibilityDe, es: accessibilityEs },
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
export function legalHtml({ page, language, property, trackingOrigins, t }: LegalHtmlInput): string {
  const translated = TEXTS[page][language];
  const text = translated ?? TEXTS[page].it;
  const spoken = translated ? language : 'it';
  const values = legalValues(property, trackingOrigins, spoken);
  const updated = t('legal:updated', { date: longDate(text.updated, language) });
  return `<p>${updated}</p><div lang="${spoken}">${filledBlocks(text.blocks, values)}</div>`;
}
