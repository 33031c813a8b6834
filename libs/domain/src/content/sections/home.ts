import { choice, list, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { VALUE_DRAWINGS } from './about';
import { SEARCH_FIELDS } from './page-lead';

/** Each has its place among what follows from the house's own values: rooms, reviews, ways. */
const FIXED = { move: false, hide: true, repeat: false } as const;
const TITLE = shortText({ max: 80, required: true });
const TEXT = shortText({ max: 400 });

/** Drawings beside a service of the house's. */
export const SERVICE_DRAWINGS = [
  'pool',
  'restaurant',
  'sports',
  'shuttle',
  'market',
  'parking',
  'laundry',
] as const;

/** The first screen, in front of which stand the property's name and its line. */
export const homeLead = defineSection({
  kind: 'home.lead',
  page: 'home',
  fields: {
    picture: picture({}),
    // What there is to stay in, before place, score and price.
    offering: shortText({ max: 50 }),
    // What a screen reader hears of the arrow that leads down.
    scroll: shortText({ max: 60 }),
    ...SEARCH_FIELDS,
  },
  owner: FIXED,
});

/** What it is like here, and why to come. */
export const homeIntro = defineSection({
  kind: 'home.intro',
  page: 'home',
  fields: {
    title: TITLE,
    text: TEXT,
    picture: picture({}),
    secondPicture: picture({}),
    reasons: list({
      max: 6,
      of: {
        drawing: choice({ of: VALUE_DRAWINGS }),
        title: shortText({ max: 60, required: true }),
        text: shortText({ max: 200, required: true }),
      },
    }),
  },
  owner: FIXED,
});

/** Services in a few words, in one row. */
export const homeServices = defineSection({
  kind: 'home.services',
  page: 'home',
  fields: {
    title: TITLE,
    items: list({
      max: 10,
      of: { drawing: choice({ of: SERVICE_DRAWINGS }), text: shortText({ max: 60, required: true }) },
    }),
  },
  owner: FIXED,
});

/** Words above the first rooms. */
export const homeRooms = defineSection({
  kind: 'home.rooms',
  page: 'home',
  fields: { title: TITLE, text: TEXT },
  owner: FIXED,
});

/** What there is, each with a picture; all lead to the services. */
export const homeAmenities = defineSection({
  kind: 'home.amenities',
  page: 'home',
  fields: {
    title: TITLE,
    items: list({
      max: 6,
      of: {
        name: shortText({ max: 60, required: true }),
        text: shortText({ max: 200 }),
        picture: picture({}),
      },
    }),
  },
  owner: FIXED,
});

/** Words beside the property's film. */
export const homeVideo = defineSection({
  kind: 'home.video',
  page: 'home',
  fields: { title: TITLE, text: TEXT },
  owner: FIXED,
});

/** Words above the ways to the property. */
export const homeLocation = defineSection({
  kind: 'home.location',
  page: 'home',
  fields: { title: TITLE, text: TEXT, picture: picture({}) },
  owner: FIXED,
});

/** Words above the hosts and the score. */
export const homeAbout = defineSection({
  kind: 'home.about',
  page: 'home',
  fields: { title: TITLE, text: TEXT },
  owner: FIXED,
});

/** An invitation to ask for a quote. */
export const homeClosing = defineSection({
  kind: 'home.closing',
  page: 'home',
  fields: { title: TITLE, text: TEXT, picture: picture({}) },
  owner: FIXED,
});

export const HOME_SECTIONS = [
  homeLead,
  homeIntro,
  homeServices,
  homeRooms,
  homeAmenities,
  homeVideo,
  homeLocation,
  homeAbout,
  homeClosing,
] as const;
