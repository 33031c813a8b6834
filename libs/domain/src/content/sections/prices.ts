import { list, shortText } from '../fields/fields';
import { defineSection } from '../section';

const ITEMS = list({ max: 16, of: { text: shortText({ max: 120, required: true }) } });
const FIXED = { move: false, hide: true, repeat: false } as const;

/** What a price includes, besides the free services that the property offers. */
export const pricesIncluded = defineSection({
  kind: 'prices.included',
  page: 'prices',
  fields: { title: shortText({ max: 60, required: true }), items: ITEMS },
  owner: FIXED,
});

/** What can be had besides; other services that the property offers follow. */
export const pricesAdditional = defineSection({
  kind: 'prices.additional',
  page: 'prices',
  fields: { title: shortText({ max: 60, required: true }), items: ITEMS, text: shortText({ max: 300 }) },
  owner: FIXED,
});

export const PRICES_SECTIONS = [pricesIncluded, pricesAdditional] as const;
