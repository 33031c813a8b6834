const HOUR_MS = 3_600_000;

/** A clock that is this far off is not trusted. Our own figure. */
export const MAX_JUMP_MS = 24 * HOUR_MS;
/**
 * Deletion is then paused for this much running time, so that somebody has a working day to look into it. Our own figure.
 */
export const DELETION_DELAY_MS = 24 * HOUR_MS;
/** The clock is checked this often, and before anything is deleted because of its age. */
export const CHECK_INTERVAL_MS = HOUR_MS / 4;
/** The most running time that one check counts: a frozen process did not run. */
const MOST_COUNTED_MS = 2 * CHECK_INTERVAL_MS;
/** Small jumps are forgiven at half the speed at which time passes, so many of them add up to a large one. */
const SPEED = 1.5;

/** How far an installation trusts its clock. */
export interface ClockTrust {
  /** The expected time, approximately. */
  readonly at: Date;
  /**
   * Running time (milliseconds) that has to pass before anything is deleted because of its age; 0 while the clock is trusted.
   */
  readonly waitMs: number;
}

/** What the clocks say at one moment. */
export interface ClockReading {
  readonly now: Date;
  /** What PostgreSQL's clock says. */
  readonly database: Date;
  /**
   * Running time since the last check, by the monotonic clock: 0 when another replica counts it, null at a process's
   * first check.
   */
  readonly ranMs: number | null;
}

/**
 * A gap or a jump of more than a day, and two clocks that differ by as much, may mean that this clock is wrong, so
 * deletion is paused. The pause ends after a day of running without another such finding, so a server that was off for
 * a season resumes by itself. Nobody can say which of several clocks is right, so any of them starts a pause.
 */
export function judgeClock(before: ClockTrust | undefined, reading: ClockReading): ClockTrust {
  const { now, ranMs } = reading;
  if (clocksDisagree(reading) || (before && isFar(now, before.at)))
    return { at: now, waitMs: DELETION_DELAY_MS };
  if (!before) return { at: now, waitMs: 0 };
  if (ranMs === null) return { ...before, at: now };
  // Replicas differ by seconds: only the one that counts updates the shared reference.
  if (ranMs === 0) return before;
  const countedMs = Math.min(ranMs, MOST_COUNTED_MS);
  return {
    at: new Date(Math.min(now.getTime(), before.at.getTime() + SPEED * countedMs)),
    waitMs: Math.max(0, before.waitMs - countedMs),
  };
}

/** Whether the clocks of server and database differ too much to believe either. */
export const clocksDisagree = ({ now, database }: Omit<ClockReading, 'ranMs'>): boolean =>
  isFar(now, database);

const isFar = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) > MAX_JUMP_MS;
