import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ticksByProcess, servingProcesses } from '../../bench/support/process-tree.mjs';

const READERS = 4;
const READ_EVERY_MS = 50;
const READS = ['/api/rooms', '/', '/camere', '/api/property'];
const TICKS_A_SECOND = 100;
const SHARP_ALONE = fileURLToPath(new URL('./sharp-alone.mjs', import.meta.url));

/**
 * @param {{ apiPid: () => number }} product
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} The processor time (s) of the API and its encoder of uploads until the work has ended. AVIF
 *   copies, which come later, do not count.
 */
export async function processorDuring({ apiPid }, work) {
  const ticks = () => {
    const all = ticksByProcess(apiPid());
    return servingProcesses(apiPid()).reduce((sum, pid) => sum + (all.get(pid) ?? 0), 0);
  };
  const before = ticks();
  await work();
  return (ticks() - before) / TICKS_A_SECOND;
}

/**
 * Guests read pages and rooms while something goes on.
 * @param {{ url: string }} product
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} How long each read took (ms), sorted.
 */
export async function readDuring({ url }, work) {
  const times = [];
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, first) => {
    for (let at = first; !isOver; at += 1) {
      const begun = performance.now();
      await (await fetch(url + READS[at % READS.length])).arrayBuffer();
      times.push(performance.now() - begun);
      await pause(READ_EVERY_MS);
    }
  });
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
  return times.sort((one, other) => one - other);
}

/** Processor time in seconds that sharp alone takes for so many of these photographs, in a process of its own. */
export async function sharpAlone(photographs, count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-sharp-'));
  try {
    const files = photographs.map((content, at) => {
      const file = path.join(folder, String(at));
      fs.writeFileSync(file, content);
      return file;
    });
    const all = Array.from({ length: count }, (_, at) => files[at % files.length]);
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--disable-warning=ExperimentalWarning', SHARP_ALONE],
      ...all,
    ]);
    return Number(stdout);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
