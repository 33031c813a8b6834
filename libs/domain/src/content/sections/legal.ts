import type { LegalPage } from '../content-pages';
import { longText, shortText } from '../fields/fields';
import { defineSection } from '../section';

/** @param isTranslated whether guests are to read it in their language; otherwise its Italian is what binds */
const textFields = (isTranslated: boolean) => {
  const italianBinds = !isTranslated;
  return {
    title: shortText({ max: 80, takesValues: true, italianBinds }),
    text: longText({ max: 8_000, required: true, takesValues: true, italianBinds }),
  };
};

/** A part of a legal text: one with a title begins a numbered section of it. */
const paragraph = <const Page extends LegalPage>(page: Page, isTranslated = false) =>
  defineSection({
    kind: `${page}.paragraph` as const,
    page,
    fields: textFields(isTranslated),
    owner: { move: true, hide: true, repeat: true },
  });

/** What the program does, which it says itself: the owner writes before and after it, and cannot take it away. */
const facts = <const Page extends LegalPage, const Name extends string>(page: Page, name: Name) => {
  const { title, text } = textFields(false);
  return defineSection({
    kind: `${page}.${name}` as const,
    page,
    fields: {
      title: { ...title, required: true },
      text: { ...text, required: false },
      more: { ...text, required: false },
    },
    owner: { move: true, hide: false, repeat: false },
  });
};

export const privacyPolicyParagraph = paragraph('privacyPolicy');
/** For how long guests' data are kept. */
export const privacyPolicyPeriods = facts('privacyPolicy', 'periods');
export const cookiePolicyParagraph = paragraph('cookiePolicy');
/** What the site keeps in a browser without being asked. */
export const cookiePolicyStorage = facts('cookiePolicy', 'storage');
export const termsParagraph = paragraph('terms');
export const privacyParagraph = paragraph('privacy');
export const accessibilityParagraph = paragraph('accessibility', true);

/** The house's own conditions, without a number. */
export const termsHouse = defineSection({
  kind: 'terms.house',
  page: 'terms',
  fields: { title: shortText({ max: 80, required: true }), text: longText({ max: 8_000, required: true }) },
  owner: { move: true, hide: true, repeat: false },
});

export const LEGAL_SECTIONS = [
  termsParagraph,
  termsHouse,
  privacyPolicyParagraph,
  privacyPolicyPeriods,
  cookiePolicyParagraph,
  cookiePolicyStorage,
  privacyParagraph,
  accessibilityParagraph,
] as const;
