import { isNetworkProblem, type Problem } from '@ospite/contracts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** Statuses of a server that is away for a moment, or of a proxy in front of it. */
const AWAY = [408, 502, 503, 504];
/** What the server needs and only a person may be able to mend, so that it is not waited for without end. */
const STORAGE_AWAY = 'server.storage_unavailable';
/** With the pauses between them half a minute. */
const MOST_TRIES_AT_STORAGE = 5;
/** Statuses of a file that is wrong in itself: no picture, one that cannot be read, one that is too large. */
const WRONG_FILE = [400, 413, 415];

/**
 * Whether the same call may succeed later without anybody doing anything.
 * @param attempt the one that failed, from zero
 */
export function mayPass(problem: Problem, attempt: number): boolean {
  if (problem.code === STORAGE_AWAY) return attempt + 1 < MOST_TRIES_AT_STORAGE;
  return isNetworkProblem(problem) || AWAY.includes(problem.status);
}

/** Whether the same file may be taken later, once something else has changed. */
export function maySucceed(problem: Problem): boolean {
  return !WRONG_FILE.includes(problem.status);
}

/**
 * Resolves when the browser says that it is connected again, and at the latest after a pause that grows with each attempt:
 * a browser may be connected to a router that is not.
 * @param attempt from zero
 */
export function untilConnected(attempt: number): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
  });
}
