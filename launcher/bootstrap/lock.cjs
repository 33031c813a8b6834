'use strict';

const fs = require('node:fs');
const { isMarkAlive, processMark } = require('../process/alive.cjs');

/** An empty lock file is one that is still being written, unless it is older than this. */
const EMPTY_LOCK_IS_STALE_AFTER_MS = 5_000;
const POLL_MS = 300;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function readLock(file) {
  try {
    return { text: fs.readFileSync(file, 'utf8'), age: Date.now() - fs.statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

/** A lock names its holders, one to a line (us and the npm we started); it is stale when none of them is alive. */
function isStale({ text, age }) {
  const marks = text.split('\n').filter(Boolean);
  if (marks.length === 0) return age > EMPTY_LOCK_IS_STALE_AFTER_MS;
  return !marks.some(isMarkAlive);
}

/**
 * Moves a stale lock aside. Renaming succeeds for only one of two processes that found the same stale lock; if it
 * caught a newer lock instead, that is put back.
 */
function clearStaleLock(file, seen) {
  const aside = `${file}.${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== seen.text) fs.linkSync(aside, file);
  } catch {
    // Another process was faster; check again.
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
 * @param {() => void} onWait Called once if somebody else holds it.
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
    await pause(POLL_MS);
  }
  return {
    addHolder: (pid) => fs.appendFileSync(file, `${processMark(pid)}\n`),
    release: () => fs.rmSync(file, { force: true }),
  };
}

module.exports = { takeLock };
