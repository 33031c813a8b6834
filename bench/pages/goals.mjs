/** What is to be reached. Source: issue 9, Speed. */
export const GOALS = {
  /** Largest paint, and largest picture where the largest paint is text, to the floor's. */
  paintToFloor: { home: 1.0, rooms: 1.1, room: 1.1 },
  /** The same to another build's in the same run (`--against`, the build before). */
  paintToOther: { rooms: 0.85, room: 0.85 },
  layoutShift: 0,
  formToFloor: 1.15,
  blockedMs: 50,
  scriptKb: 140,
  fontKb: 60,
  fontFiles: 2,
  firstScreenKb: 14.6,
  htmlKb: { home: 26 },
  /** Before a touch under `Save-Data`, but for the small script that waits for it. */
  savingScriptKb: 0,
  nextPageMs: 200,
  lightboxMs: 250,
  reactionMs: 120,
};

/** Scores of 100 that are to be reached at least. Source: issue 9, Done when. */
export const LIGHTHOUSE_GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
