import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../../../launcher/process/shutdown.mjs';

const MEGABYTE = 1024 * 1024;
const WHOLE_SIZE = 600 * MEGABYTE;

/** How often a size is tried that others may have outgrown since it was measured. */
const TRIES = 20;

const mount = (...args) => spawnSync('mount', args, { encoding: 'utf8' }).status === 0;

/**
 * A disk of our own in memory, whose size can be changed while it is used; only root may make one.
 * @returns {SmallDisk | undefined} Nothing where this machine does not let us.
 */
export function makeSmallDisk() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${WHOLE_SIZE},mode=711`, 'none', folder)) {
    fs.rmdirSync(folder);
    return undefined;
  }
  return new SmallDisk(folder);
}

export class SmallDisk {
  #forget;

  constructor(folder) {
    this.folder = folder;
    this.#forget = atEnd(() => this.#unmount());
  }

  /** Leaves so many bytes free. */
  leave(bytes) {
    this.#resize(() => {
      const { blocks, bfree, bsize } = fs.statfsSync(this.folder);
      return (blocks - bfree) * bsize + bytes;
    });
  }

  /** Back to its whole size. */
  restore() {
    this.#resize(() => WHOLE_SIZE);
  }

  remove() {
    this.#forget();
    this.#unmount();
  }

  #resize(size) {
    for (let tries = 0; tries < TRIES; tries++)
      if (mount('-o', `remount,size=${size()}`, this.folder)) return;
    throw new Error(`The disk at ${this.folder} cannot be resized.`);
  }

  #unmount() {
    spawnSync('umount', ['--lazy', this.folder]);
    fs.rmdirSync(this.folder);
  }
}

/** Makes folders for the time of the work below another one than the system's own. */
export async function withTemporaryFolder(folder, work) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
