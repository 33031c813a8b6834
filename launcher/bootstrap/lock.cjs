'use strict';

const fs = require('node:fs');
const { setTimeout: pause } = require('node:timers/promises');
const { isAlive } = require('../process/alive.cjs');

const POLL_MS = 300;

/** The process that a lock file names; 0 when there is none. */
function holderOf(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/**
 * Waits until the lock is ours; one that a killed process left is taken over.
 * @param {string} file
 * @param {() => void} onWait Called once if somebody else holds it.
 * @returns {Promise<() => void>} Releases it.
 */
async function takeLock(file, onWait) {
  for (let hasWaited = false; ;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // At the first look it may just be written.
    const isLeft = !isAlive(holderOf(file));
    if (isLeft && hasWaited) fs.rmSync(file, { force: true });
    if (!isLeft && !hasWaited) onWait();
    hasWaited = true;
    await pause(POLL_MS);
  }
}

module.exports = { takeLock };
