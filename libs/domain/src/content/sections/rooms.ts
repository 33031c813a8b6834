import { choice, list, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';

/** Drawings beside something that all rooms have. */
export const AMENITY_DRAWINGS = ['cooktop', 'fridge', 'tv', 'air'] as const;

/** The rooms themselves are rows of their own. */
export const roomsLead = defineSection({
  kind: 'rooms.lead',
  page: 'rooms',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: shortText({ max: 200 }),
    picture: picture({}),
    secondPicture: picture({}),
    thirdPicture: picture({}),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

/** What all rooms share. */
export const roomsShared = defineSection({
  kind: 'rooms.shared',
  page: 'rooms',
  fields: {
    title: shortText({ max: 80, required: true }),
    text: shortText({ max: 600 }),
    items: list({
      max: 8,
      of: { drawing: choice({ of: AMENITY_DRAWINGS }), text: shortText({ max: 60, required: true }) },
    }),
  },
  owner: { move: false, hide: true, repeat: false },
});

export const ROOMS_SECTIONS = [roomsLead, roomsShared] as const;
