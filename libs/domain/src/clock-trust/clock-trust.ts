const HOUR_MS = 3_600_000;

/** A clock that is this far from where it should be is not believed. Our own figure. */
export const MAX_JUMP_MS = 24 * HOUR_MS;
/** Deletion waits for this long of running after that, so that somebody has a working day to look. Our own figure. */
export const DELETION_DELAY_MS = 24 * HOUR_MS;
/** The clock is looked at this often, and before anything is deleted for its age. */
export const CHECK_INTERVAL_MS = HOUR_MS / 4;
/** What a look counts as running at most: a process that was frozen did not run. */
const MOST_COUNTED_MS = 2 * CHECK_INTERVAL_MS;
/** Small jumps are forgiven at half the speed of running, so that many of them add up to a large one. */
const SPEED = 1.5;

/** How far an installation believes its clock. */
export interface ClockTrust {
  /** What the time has to be about now. */
  readonly at: Date;
  /** How long a server still has to run (milliseconds) before anything is deleted for its age; 0 while the clock is believed. */
  readonly waitMs: number;
}

/** What the clocks say at one moment. */
export interface ClockReading {
  readonly now: Date;
  /** What PostgreSQL's clock says. */
  readonly database: Date;
  /** Running since the last look, by a clock that nobody sets: 0 when another replica counts it, null at a process's first look. */
  readonly ranMs: number | null;
}

/**
 * A gap or a jump of more than a day, and two clocks that differ by as much, may mean that this clock is wrong: the wait
 * begins. It ends after a day of running in which nothing of the kind was seen again, so a server that was off for a
 * season goes on by itself. Which of several clocks is right nobody can say, so any of them begins it.
 */
export function judgeClock(before: ClockTrust | undefined, reading: ClockReading): ClockTrust {
  const { now, ranMs } = reading;
  if (clocksDisagree(reading) || (before && isFar(now, before.at)))
    return { at: now, waitMs: DELETION_DELAY_MS };
  if (!before) return { at: now, waitMs: 0 };
  if (ranMs === null) return { ...before, at: now };
  // Replicas differ by seconds: only the one that counts moves what all compare with.
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
