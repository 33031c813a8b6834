import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stoppable } from './basics.mjs';

const WHOLE_SIZE = 600 * 1024 * 1024;
/** A remount fails when the disk has outgrown the size since that was worked out; then it is worked out again. */
const TRIES = 20;

const mount = (/** @type {string[]} */ ...args) =>
  spawnSync('mount', args, { encoding: 'utf8' }).status === 0;

/**
 * A disk of our own in memory, whose size can be changed while it is used.
 * @throws Where this machine does not let us; only root may.
 */
export function makeSmallDisk() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-disk-'));
  const isMade = mount('-t', 'tmpfs', '-o', `size=${WHOLE_SIZE},mode=711`, 'none', folder);
  if (!isMade) {
    fs.rmdirSync(folder);
    throw new Error('Only root can make a small disk.');
  }
  /** @param {() => number} size */
  const resize = (size) => {
    for (let tries = 0; tries < TRIES; tries++) if (mount('-o', `remount,size=${size()}`, folder)) return;
    throw new Error(`The disk at ${folder} cannot be resized.`);
  };
  const disk = {
    folder,
    /** Leaves so many bytes free. @param {number} bytes */
    leave: (bytes) =>
      resize(() => {
        const { blocks, bfree, bsize } = fs.statfsSync(folder);
        return (blocks - bfree) * bsize + bytes;
      }),
    /** Back to its whole size. */
    restore: () => resize(() => WHOLE_SIZE),
  };
  return stoppable(disk, () => {
    spawnSync('umount', ['--lazy', folder]);
    fs.rmdirSync(folder);
  });
}
