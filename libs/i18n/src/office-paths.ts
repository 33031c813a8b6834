import { isOwnPage } from '@ospite/domain';
import { OFFICE_ADDRESSES, PAGE_NAMES, pathPattern } from './paths';

/**
 * The groups that the property's values are edited in, each with the last part of its address. Other screens link to the
 * group that holds what they speak of.
 */
export const PROPERTY_GROUPS = {
  name: 'nome',
  contact: 'contatti',
  address: 'indirizzo',
  ways: 'come-arrivare',
  hours: 'orari',
  seasons: 'stagioni',
  touristTax: 'tassa-di-soggiorno',
  codes: 'codici',
  hosts: 'chi-accoglie',
  terms: 'condizioni',
  stayFacts: 'cosa-chiedono',
  amounts: 'costi',
  services: 'servizi',
  amenities: 'dotazioni',
  score: 'punteggio',
  video: 'video',
  credit: 'credito',
} as const;
export type PropertyGroup = keyof typeof PROPERTY_GROUPS;
export const PROPERTY_GROUP_NAMES = /* @__PURE__ */ Object.keys(PROPERTY_GROUPS) as readonly PropertyGroup[];

/** The groups of the settings, each with the last part of its address. */
export const SETTINGS_GROUPS = {
  reviews: 'recensioni',
  email: 'email',
  accounts: 'account',
  keys: 'chiavi',
  data: 'dati',
} as const;
export type SettingsGroup = keyof typeof SETTINGS_GROUPS;
export const SETTINGS_GROUP_NAMES = /* @__PURE__ */ Object.keys(SETTINGS_GROUPS) as readonly SettingsGroup[];

/** Addresses of the owner's screens; only those that exist. */
export interface OfficePaths {
  readonly today: string;
  readonly quotes: string;
  /** @param id `:id` for the router's pattern */
  readonly quote: (id: number | ':id') => string;
  /** The templates of replies. */
  readonly replyTemplates: string;
  readonly property: string;
  /** Seasons and weekly discount: `seasons`; CIN and IUN: `codes`. */
  readonly propertyGroup: (group: PropertyGroup) => string;
  /** How the site looks. */
  readonly brand: string;
  readonly reviews: string;
  /** The texts and pictures of the site. */
  readonly content: string;
  /** What is not translated of it. */
  readonly translations: string;
  /** Where the first texts of a site are prepared. */
  readonly starterTexts: string;
  /** The sections of one of its pages. @param page `:page` for the router's pattern */
  readonly contentPage: (page: string) => string;
  /** @param id `:id` for the router's pattern */
  readonly contentSection: (id: number | ':id') => string;
  readonly settings: string;
  readonly settingsGroup: (group: SettingsGroup) => string;
  /** Of the rooms; each room's has its own. */
  readonly galleries: string;
  /** @param roomId `:roomId` for the router's pattern */
  readonly gallery: (roomId: number | ':roomId') => string;
  readonly breakfast: string;
  readonly events: string;
  readonly rooms: string;
  /** The rooms, with one of them open for editing. */
  readonly editRoom: (id: number) => string;
  readonly prices: string;
  readonly account: string;
  /** The owner's guide. */
  readonly guide: string;
  /** All sections, for a phone. */
  readonly more: string;
}

/** The word by which the back-office's addresses name a page of the site: that of the page's own Italian address. */
export function contentWord(page: string): string {
  if (isOwnPage(page)) return page.replace('own', 'pagina');
  const address = PAGE_NAMES.find((name) => name === page);
  return address
    ? pathPattern(address, 'it').slice(1).replace(':slug', 'ognuna').replaceAll('/', '-') || page
    : page;
}

/** @param basePath where the back-office stands; empty where it is an app by itself, or for the router's patterns */
export function officePaths(basePath: string = OFFICE_ADDRESSES.admin): OfficePaths {
  return {
    today: basePath || '/',
    quotes: `${basePath}/preventivi`,
    quote: (id) => `${basePath}/preventivi/${id}`,
    replyTemplates: `${basePath}/preventivi/modelli`,
    property: `${basePath}/struttura`,
    propertyGroup: (group) => `${basePath}/struttura/${PROPERTY_GROUPS[group]}`,
    brand: `${basePath}/struttura/aspetto`,
    reviews: `${basePath}/recensioni`,
    content: `${basePath}/testi`,
    translations: `${basePath}/testi/traduzioni`,
    starterTexts: `${basePath}/testi/primi-testi`,
    contentPage: (page) => `${basePath}/testi/${contentWord(page)}`,
    contentSection: (id) => `${basePath}/testi/sezioni/${id}`,
    settings: `${basePath}/impostazioni`,
    settingsGroup: (group) => `${basePath}/impostazioni/${SETTINGS_GROUPS[group]}`,
    galleries: `${basePath}/gallerie`,
    gallery: (roomId) => `${basePath}/gallerie/${roomId}`,
    breakfast: `${basePath}/colazione`,
    events: `${basePath}/eventi`,
    rooms: `${basePath}/camere`,
    editRoom: (id) => `${basePath}/camere?modifica=${id}`,
    prices: `${basePath}/prezzi`,
    account: `${basePath}/account`,
    guide: `${basePath}/guida`,
    more: `${basePath}/altro`,
  };
}
