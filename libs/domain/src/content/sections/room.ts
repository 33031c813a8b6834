import { list, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { QUESTION_FIELDS } from './questions';

/** What lies around every room, such as beaches or what the campsite offers. */
export const roomNearby = defineSection({
  kind: 'room.nearby',
  page: 'room',
  fields: {
    title: shortText({ max: 60, required: true }),
    items: list({ max: 16, of: { text: shortText({ max: 200, required: true }) } }),
    text: shortText({ max: 300 }),
  },
  owner: { move: true, hide: true, repeat: true },
});

export const roomQuestions = defineSection({
  kind: 'room.questions',
  page: 'room',
  fields: QUESTION_FIELDS,
  owner: { move: true, hide: true, repeat: false },
});

export const ROOM_SECTIONS = [roomNearby, roomQuestions] as const;
