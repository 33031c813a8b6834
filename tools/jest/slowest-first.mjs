import fs from 'node:fs';
import Sequencer from '@jest/test-sequencer';

// A file of tests that takes long says so in its first line: how many seconds, and why.
const SLOW = /^\/\*\* @slow (\d+) s/;

const secondsOf = ({ path }) => Number(SLOW.exec(fs.readFileSync(path, 'utf8'))?.[1] ?? 0);

/** Begins with the files that take longest, so that no worker is left alone with one at the end. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const usual = super.sort(tests);
    const seconds = new Map(usual.map((test) => [test, secondsOf(test)]));
    return usual.sort((a, b) => seconds.get(b) - seconds.get(a));
  }
}
