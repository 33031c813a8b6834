import { choice, list, longText, pageLink, picture, shortText } from '../fields/fields';
import { defineSection } from '../section';
import { ADDRESS, SEARCH_FIELDS } from './page-lead';
import { QUESTION_FIELDS } from './questions';

const FREE = { move: true, hide: true, repeat: true } as const;
const TITLE = shortText({ max: 80, required: true });

/** Longest title in a language; menus call the page by it. */
export const MAX_OWN_TITLE_LENGTH = 60;

/** Where links to a page stand on every page. */
export const MENU_PLACES = ['menu', 'footer'] as const;

/** Links to the site's own pages that one to a page of the owner's may follow, in the order of the menu. */
export const MENU_NEIGHBOURS = ['rooms', 'prices', 'services', 'guide', 'about', 'contact'] as const;

/** It makes the page: its title, which menus call it by, its address, and where it is linked. */
export const ownLead = defineSection({
  kind: 'own.lead',
  page: 'own',
  fields: {
    title: shortText({ max: MAX_OWN_TITLE_LENGTH, required: true }),
    address: { ...ADDRESS, required: true },
    place: choice({ of: MENU_PLACES }),
    after: choice({ of: MENU_NEIGHBOURS }),
    text: shortText({ max: 300 }),
    picture: picture({}),
    ...SEARCH_FIELDS,
  },
  owner: { move: false, hide: true, repeat: false },
});

export const ownText = defineSection({
  kind: 'own.text',
  page: 'own',
  fields: {
    title: shortText({ max: 80 }),
    text: longText({ max: 8_000, required: true }),
    picture: picture({}),
  },
  owner: FREE,
});

export const ownPictures = defineSection({
  kind: 'own.pictures',
  page: 'own',
  fields: { title: TITLE, items: list({ max: 24, of: { picture: picture({ required: true }) } }) },
  owner: FREE,
});

export const ownList = defineSection({
  kind: 'own.list',
  page: 'own',
  fields: {
    title: TITLE,
    text: shortText({ max: 300 }),
    items: list({
      max: 24,
      of: { title: shortText({ max: 80, required: true }), text: shortText({ max: 300 }) },
    }),
  },
  owner: FREE,
});

export const ownQuestions = defineSection({
  kind: 'own.questions',
  page: 'own',
  fields: QUESTION_FIELDS,
  owner: FREE,
});

/** It ends with the way to another page. */
export const ownClosing = defineSection({
  kind: 'own.closing',
  page: 'own',
  fields: { title: TITLE, text: shortText({ max: 300 }), link: pageLink({ required: true }) },
  owner: { ...FREE, repeat: false },
});

export const OWN_SECTIONS = [ownLead, ownText, ownPictures, ownList, ownQuestions, ownClosing] as const;
