import { list, longText, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';
import { QUESTION_FIELDS } from './questions';

export const contactLead = defineSection({
  kind: 'contact.lead',
  page: 'contact',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: shortText({ max: 300 }),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

/** How to get here, by each means of travel; how far it is follows from the property's own values. */
export const contactDirections = defineSection({
  kind: 'contact.directions',
  page: 'contact',
  fields: {
    title: shortText({ max: 60, required: true }),
    means: list({
      max: 8,
      of: {
        title: shortText({ max: 60, required: true }),
        text: longText({ max: 1_000, required: true }),
        /** Set apart from the text, such as what to tell a satnav. */
        more: shortText({ max: 300 }),
      },
    }),
  },
  owner: { move: false, hide: true, repeat: false },
});

export const contactQuestions = defineSection({
  kind: 'contact.questions',
  page: 'contact',
  fields: QUESTION_FIELDS,
  owner: { move: true, hide: true, repeat: false },
});

export const CONTACT_SECTIONS = [contactLead, contactDirections, contactQuestions] as const;
