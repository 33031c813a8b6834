import { list, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';

const FIXED = { move: false, hide: true, repeat: false } as const;

/** Words above the form. */
export const quoteLead = defineSection({
  kind: 'quote.lead',
  page: 'quote',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: shortText({ max: 300 }),
    ...SEARCH_FIELDS,
  },
  owner: FIXED,
});

/** What happens once the request has come in, which the site itself says first. */
export const quoteNext = defineSection({
  kind: 'quote.next',
  page: 'quote',
  fields: { steps: list({ max: 4, of: { text: shortText({ max: 200, required: true }) } }) },
  owner: FIXED,
});

/** Thanks, above what was sent. */
export const quoteSentLead = defineSection({
  kind: 'quoteSent.lead',
  page: 'quoteSent',
  fields: { text: shortText({ max: 300, required: true }) },
  owner: FIXED,
});

/** What happens when, after the site has said what happens now. */
export const quoteSentNext = defineSection({
  kind: 'quoteSent.next',
  page: 'quoteSent',
  fields: {
    steps: list({
      max: 4,
      of: { title: shortText({ max: 60, required: true }), text: shortText({ max: 200, required: true }) },
    }),
  },
  owner: FIXED,
});

export const QUOTE_SECTIONS = [quoteLead, quoteNext, quoteSentLead, quoteSentNext] as const;
