import { choice, link, list, longText, number, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { ADDRESS, SEARCH_FIELDS } from './page-lead';

const FREE = { move: true, hide: true, repeat: false } as const;

/** The menu calls the page by its title. */
export const guideLead = defineSection({
  kind: 'guide.lead',
  page: 'guide',
  fields: {
    title: shortText({ max: 60, required: true }),
    /** Instead of the specified one. */
    address: ADDRESS,
    text: shortText({ max: 300 }),
    picture: picture({}),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

/** The events themselves are rows of their own. */
export const guideEvents = defineSection({
  kind: 'guide.events',
  page: 'guide',
  fields: { title: shortText({ max: 60, required: true }) },
  owner: FREE,
});

/** Places of a kind, such as beaches. */
export const guideChapter = defineSection({
  kind: 'guide.chapter',
  page: 'guide',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: shortText({ max: 300 }),
    picture: picture({}),
    places: list({
      max: 12,
      of: {
        name: shortText({ max: 80, required: true }),
        text: longText({ max: 500 }),
        picture: picture({}),
        /** Where a map shows it. */
        map: link({}),
        minutes: number({ unit: 'minutes', max: 600 }),
        mode: choice({ of: ['on-foot', 'by-car'] }),
      },
    }),
    /** What guests want to know before they set off. */
    facts: list({ max: 4, of: { text: shortText({ max: 200, required: true }) } }),
  },
  owner: { ...FREE, repeat: true },
});

/** The ways themselves are facts of the property's. */
export const guideWays = defineSection({
  kind: 'guide.ways',
  page: 'guide',
  fields: { title: shortText({ max: 60, required: true }), text: shortText({ max: 200 }) },
  owner: FREE,
});

/** It ends with the ways to rooms and quote. */
export const guideClosing = defineSection({
  kind: 'guide.closing',
  page: 'guide',
  fields: { title: shortText({ max: 80, required: true }), text: shortText({ max: 300 }) },
  owner: FREE,
});

export const GUIDE_SECTIONS = [guideLead, guideEvents, guideChapter, guideWays, guideClosing] as const;
