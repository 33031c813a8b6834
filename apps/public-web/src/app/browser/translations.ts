// Names what is used of the library, so that the build leaves out the rest.
export { createI18n, fetchCommonTexts, fetchLaterTexts } from '@ospite/i18n';
