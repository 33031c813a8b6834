/**
 * Browser-storage key of the font files that are cached: `browser/later-fonts` notes them, and the script of
 * `server/cached-fonts` in the document's head reads the note.
 */
export const FONTS_NOTE = 'fonts';
