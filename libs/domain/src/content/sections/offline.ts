import { shortText } from '../fields/fields';
import { defineSection } from '../section';

/** What stands in place of every page while the site is offline, unless its agency says why. */
export const offlineWords = defineSection({
  kind: 'offline.words',
  page: 'offline',
  fields: { title: shortText({ max: 80, required: true }), text: shortText({ max: 300 }) },
  owner: { move: false, hide: true, repeat: false },
});

export const OFFLINE_SECTIONS = [offlineWords] as const;
