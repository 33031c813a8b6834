import { longText, shortText } from '../fields';
import { defineSection } from '../section';

/** The house's own conditions, below those of any house. */
export const termsHouse = defineSection({
  kind: 'terms.house',
  page: 'terms',
  fields: { title: shortText({ max: 80, required: true }), text: longText({ max: 8_000, required: true }) },
  owner: { move: false, hide: true, repeat: false },
});

export const TERMS_SECTIONS = [termsHouse] as const;
