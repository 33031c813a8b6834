import fs from 'node:fs';

// A file of tests that takes long says so in its first line: how many seconds, and why.
const SLOW = /^\/\*\* @slow (\d+) s/;

const secondsOf = ({ path }) => Number(SLOW.exec(fs.readFileSync(path, 'utf8'))?.[1] ?? 0);

/**
 * Begins with the files that take longest, so that no worker is left alone with one at the end. Jest’s own order follows
 * what its cache remembers, and a fresh clone has none.
 */
export default class SlowestFirst {
  sort(tests) {
    const seconds = new Map(tests.map((test) => [test, secondsOf(test)]));
    return tests.toSorted((a, b) => seconds.get(b) - seconds.get(a));
  }

  /** Jest demands it; there is nothing to remember. */
  cacheResults() {}
}
