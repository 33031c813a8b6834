import { list, longText, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';

const FIXED = { move: false, hide: true, repeat: false } as const;
const TITLE = shortText({ max: 80, required: true });

/** The hours themselves are facts of the property's. */
export const breakfastLead = defineSection({
  kind: 'breakfast.lead',
  page: 'breakfast',
  fields: { title: TITLE, text: shortText({ max: 300 }), picture: picture({}), ...SEARCH_FIELDS },
  owner: FIXED,
});

/** What is on the table. */
export const breakfastOffer = defineSection({
  kind: 'breakfast.offer',
  page: 'breakfast',
  fields: {
    title: TITLE,
    items: list({
      max: 12,
      of: { title: shortText({ max: 60, required: true }), text: shortText({ max: 300 }) },
    }),
    /** Set apart from the rest, such as whom to ask about allergens. */
    note: longText({ max: 500 }),
  },
  owner: FIXED,
});

/** What happens when: words beside the property's hours, and what goes for other times. */
export const breakfastTimes = defineSection({
  kind: 'breakfast.times',
  page: 'breakfast',
  fields: {
    title: TITLE,
    opens: shortText({ max: 120 }),
    closes: shortText({ max: 120 }),
    items: list({
      max: 4,
      of: { title: shortText({ max: 60, required: true }), text: shortText({ max: 200, required: true }) },
    }),
  },
  owner: FIXED,
});

/** Pictures, before those of the property's gallery. */
export const breakfastGallery = defineSection({
  kind: 'breakfast.gallery',
  page: 'breakfast',
  fields: { title: TITLE, items: list({ max: 24, of: { picture: picture({ required: true }) } }) },
  owner: FIXED,
});

/** It ends with the ways to quote and rooms. */
export const breakfastClosing = defineSection({
  kind: 'breakfast.closing',
  page: 'breakfast',
  fields: { title: TITLE },
  owner: FIXED,
});

export const BREAKFAST_SECTIONS = [
  breakfastLead,
  breakfastOffer,
  breakfastTimes,
  breakfastGallery,
  breakfastClosing,
] as const;
