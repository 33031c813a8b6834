// @ts-check
/** What no page misses; quality/bench/README.md tells of them. */
export const GOALS = {
  /** Largest paint, to the floor's. */
  paintToFloor: { home: 1.0, rooms: 1.1, room: 1.1 },
  layoutShift: 0,
  formToFloor: 1.15,
  blockedMs: 50,
  scriptKb: 140,
  fontKb: 60,
  firstScreenKb: 14.6,
  htmlKb: { home: 26 },
  shownMs: { lightbox: 250, 'next page': 200 },
  reactionMs: 120,
};
