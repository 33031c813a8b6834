import office from './it/office.json';

/**
 * What the portal says before a back-office has brought its own catalogue; Italian, as the back-office is. Plain
 * texts, so that the portal, which has a handful of them, need not load a translator.
 */
export const PORTAL_TEXTS = office.portal;
