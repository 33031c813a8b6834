/**
 * Browser-storage key of the font files that are cached: `browser/next-page-fonts` notes them, and the script of
 * `render/cached-fonts` in the document's head reads the note.
 */
export const FONTS_NOTE = 'fonts';
