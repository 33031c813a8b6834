import portal from './it/office/portal.json';

/**
 * The portal's texts before a back-office has loaded its own; Italian, as the back-office is. They are plain strings, so
 * that the portal loads no i18next for a handful of them.
 */
export const PORTAL_TEXTS = portal;
