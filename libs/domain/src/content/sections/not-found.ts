import { shortText } from '../fields/fields';
import { defineSection } from '../section';

/** What stands at an address without a page, in place of the interface's words. */
export const notFoundWords = defineSection({
  kind: 'notFound.words',
  page: 'notFound',
  fields: { title: shortText({ max: 80, required: true }), text: shortText({ max: 300 }) },
  owner: { move: false, hide: true, repeat: false },
});

export const NOT_FOUND_SECTIONS = [notFoundWords] as const;
