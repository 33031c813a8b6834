import { list, longText, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { SEARCH_FIELDS } from './page-lead';

const FREE = { move: true, hide: true, repeat: true } as const;

/** What a guest wants to know of a service before asking. */
const FACTS = {
  period: shortText({ max: 120 }),
  costs: list({ max: 4, of: { text: shortText({ max: 120, required: true }) } }),
  booking: shortText({ max: 120 }),
  distance: shortText({ max: 120 }),
} as const;

export const servicesLead = defineSection({
  kind: 'services.lead',
  page: 'services',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: shortText({ max: 300 }),
    /** Below the services' season, which is a fact of the property's. */
    seasonNote: shortText({ max: 200 }),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

/** A service with its picture beside it. */
export const servicesService = defineSection({
  kind: 'services.service',
  page: 'services',
  fields: {
    title: shortText({ max: 60, required: true }),
    text: longText({ max: 600 }),
    picture: picture({}),
    ...FACTS,
    /** A link of its own, shown as a button: the words of its first linked run. */
    action: longText({ max: 60 }),
  },
  owner: FREE,
});

/** Smaller services, in cards. */
export const servicesCards = defineSection({
  kind: 'services.cards',
  page: 'services',
  fields: {
    title: shortText({ max: 60, required: true }),
    items: list({
      max: 12,
      of: { title: shortText({ max: 60, required: true }), text: shortText({ max: 300 }), ...FACTS },
    }),
  },
  owner: FREE,
});

/** It ends with the ways to write. */
export const servicesClosing = defineSection({
  kind: 'services.closing',
  page: 'services',
  fields: { title: shortText({ max: 80, required: true }), text: shortText({ max: 300 }) },
  owner: { ...FREE, repeat: false },
});

export const SERVICES_SECTIONS = [servicesLead, servicesService, servicesCards, servicesClosing] as const;
