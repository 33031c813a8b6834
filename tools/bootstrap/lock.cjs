'use strict';

const fs = require('node:fs');
const { isMarkAlive, processMark } = require('../process/alive.cjs');

/** A lock file that has no content yet belongs to somebody who is just writing it, unless it is this old. */
const EMPTY_LOCK_IS_STALE_AFTER_MS = 5_000;
const LOOK_AGAIN_MS = 300;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function readLock(file) {
  try {
    return { text: fs.readFileSync(file, 'utf8'), age: Date.now() - fs.statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** A lock names its holders, one mark a line (us and the npm we started); it is stale when none of them lives. */
function isStale({ text, age }) {
  const marks = text.split('\n').filter(Boolean);
  if (marks.length === 0) return age > EMPTY_LOCK_IS_STALE_AFTER_MS;
  return !marks.some(isMarkAlive);
}

/**
 * Moves a stale lock away. By renaming, so that of two processes which find the same stale lock one alone
 * succeeds; should it have caught a newer lock in between, it puts that back.
 */
function clearStaleLock(file, seen) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== seen.text) fs.linkSync(aside, file);
  } catch {
    // Another process was faster; look again.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function tryToTake(file) {
  try {
    fs.writeFileSync(file, `${processMark()}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Waits until the lock is ours.
 * @param {string} file
 * @param {() => void} onWait Called once, when somebody else holds it.
 * @returns {Promise<{ addHolder(pid: number): void, release(): void }>}
 */
async function takeLock(file, onWait) {
  for (let waited = false; !tryToTake(file); waited = true) {
    const seen = readLock(file);
    if (seen && isStale(seen)) {
      clearStaleLock(file, seen);
      continue;
    }
    if (!waited) onWait();
    await pause(LOOK_AGAIN_MS);
  }
  return {
    addHolder: (pid) => fs.appendFileSync(file, `${processMark(pid)}\n`),
    release: () => fs.rmSync(file, { force: true }),
  };
}

module.exports = { takeLock };
