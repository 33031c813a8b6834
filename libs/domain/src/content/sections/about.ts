import { choice, list, longText, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';

const FREE = { move: true, hide: true, repeat: false } as const;

/** Drawings beside a value of the house's. */
export const VALUE_DRAWINGS = ['people', 'umbrella', 'tree', 'wave', 'town', 'anchor', 'plane'] as const;

export const aboutLead = defineSection({
  kind: 'about.lead',
  page: 'about',
  fields: {
    title: shortText({ max: 80, required: true }),
    text: shortText({ max: 300 }),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

export const aboutStory = defineSection({
  kind: 'about.story',
  page: 'about',
  fields: {
    title: shortText({ max: 80, required: true }),
    text: longText({ max: 3_000, required: true }),
    picture: picture({}),
    secondPicture: picture({}),
  },
  owner: { ...FREE, repeat: true },
});

export const aboutValues = defineSection({
  kind: 'about.values',
  page: 'about',
  fields: {
    title: shortText({ max: 80, required: true }),
    items: list({
      max: 6,
      of: {
        drawing: choice({ of: VALUE_DRAWINGS }),
        title: shortText({ max: 60, required: true }),
        text: shortText({ max: 300, required: true }),
      },
    }),
  },
  owner: FREE,
});

/** The hosts themselves are facts of the property's. */
export const aboutHosts = defineSection({
  kind: 'about.hosts',
  page: 'about',
  fields: { title: shortText({ max: 80, required: true }) },
  owner: FREE,
});

/** It ends with the ways to write. */
export const aboutClosing = defineSection({
  kind: 'about.closing',
  page: 'about',
  fields: {
    title: shortText({ max: 80, required: true }),
    text: shortText({ max: 300 }),
  },
  owner: FREE,
});

export const ABOUT_SECTIONS = [aboutLead, aboutStory, aboutValues, aboutHosts, aboutClosing] as const;
