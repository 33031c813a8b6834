import { list, shortText } from '../fields/fields';
import { defineSection } from '../section';

/** What every confirmation of a request says in the owner's own voice; the rest are facts. */
export const emailsConfirmation = defineSection({
  kind: 'emails.confirmation',
  page: 'emails',
  fields: {
    opening: shortText({ max: 400 }),
    steps: list({ max: 4, of: { text: shortText({ max: 200, required: true }) } }),
    closing: shortText({ max: 120 }),
  },
  owner: { move: false, hide: true, repeat: false },
});

export const EMAILS_SECTIONS = [emailsConfirmation] as const;
