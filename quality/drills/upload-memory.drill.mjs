import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { servingProcesses } from '../bench/support/process-tree.mjs';
import { memoryOf, peakDuring } from './support/memory.mjs';
import { floodFor } from './support/mixed-flood.mjs';
import { aPhotograph } from './support/photographs.mjs';
import { startDrillProduct } from './support/product.mjs';
import { beginUpload, formOf, signIn } from './support/uploads.mjs';
import { until } from './support/wait.mjs';

const PHOTOGRAPHS = 15;
const KINDS = ['jpeg', 'png', 'progressive-jpeg', 'interlaced-png'];
const MOST_MIB = 450;
const MOST_TIMES_IDLE = 1.5;
const SMALL_AGAIN_WITHIN_MS = 60_000;
const SETTLED_MS = 10_000;
/** Seconds of the mixed flood; `FLOOD_SECONDS` makes it shorter while the drill itself is worked on. */
const FLOOD_SECONDS = Number(process.env.FLOOD_SECONDS ?? 300);

const GREEDY = fileURLToPath(new URL('./support/greedy-decoder.mjs', import.meta.url));

/** Photographs of each kind, made once. */
let made;
const photographs = async () =>
  (made ??= await Promise.all(KINDS.map(async (kind, at) => aPhotograph(kind, at + 1))));

/** The memory of a process, with its encoder, while it works and afterwards, against the limits. */
async function check(name, { pid, idle, work, figure }) {
  const peak = await peakDuring(() => servingProcesses(pid), work);
  figure(`${name}: most memory of the API`, peak, 'MiB', `≤ ${MOST_MIB} MiB`);
  assert.ok(peak <= MOST_MIB, `${name}: ${peak.toFixed(0)} MiB at most, more than ${MOST_MIB}.`);
  const most = MOST_TIMES_IDLE * idle;
  const now = () => servingProcesses(pid).reduce((sum, one) => sum + memoryOf(one), 0);
  const took = await until(
    `${name}: at most ${most.toFixed(0)} MiB again`,
    () => now() <= most,
    SMALL_AGAIN_WITHIN_MS,
  );
  await pause(SMALL_AGAIN_WITHIN_MS - took);
  figure(`${name}: memory 60 s later, times idle`, now() / idle, '', `≤ ${MOST_TIMES_IDLE}`);
  assert.ok(now() <= most, `${name}: ${now().toFixed(0)} MiB 60 s later, idle ${idle.toFixed(0)}.`);
}

/** All photographs at once, as a phone sends them. */
async function sendAll(product, cookie, forms) {
  const statuses = await Promise.all(
    Array.from(
      { length: PHOTOGRAPHS },
      (_, at) => beginUpload(product.url, cookie, forms[at % forms.length]).status,
    ),
  );
  assert.deepEqual(
    statuses,
    statuses.map(() => 201),
    'A photograph is refused.',
  );
}

/** The same check on a process that decodes without bounds, or never frees what it has decoded. */
async function checkGreedy(habit, figure) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ospite-greedy-'));
  const file = path.join(folder, 'photograph');
  fs.writeFileSync(file, (await photographs())[2]);
  const child = spawn(process.execPath, [GREEDY, habit, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = (word) =>
    new Promise((resolve) => child.stdout.on('data', (text) => `${text}`.includes(word) && resolve()));
  try {
    await said('ready');
    const work = async () => {
      const done = said('done');
      child.stdin.write('go\n');
      await done;
    };
    await check(habit, { pid: child.pid, idle: memoryOf(child.pid), work, figure });
  } finally {
    child.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title:
    'Fifteen photographs of 50 megapixels at once, and minutes of everything, cost the API little memory.',
  async run({ say, figure }) {
    const forms = (await photographs()).map(formOf);
    say(`photographs of ${forms.map(({ length }) => `${(length / 2 ** 20).toFixed(1)} MiB`).join(', ')}`);
    const product = await startDrillProduct();
    try {
      const cookie = await signIn(product);
      await pause(SETTLED_MS);
      const pid = product.apiPid();
      const idle = memoryOf(pid);
      figure('idle', idle, 'MiB');
      say(`idle: ${idle.toFixed(0)} MiB`);
      await check('15 photographs', { pid, idle, figure, work: () => sendAll(product, cookie, forms) });
      say(`15 photographs: ${memoryOf(pid).toFixed(0)} MiB afterwards`);
      const flood = () => floodFor(FLOOD_SECONDS, { product, cookie, forms, say });
      await check('mixed flood', { pid, idle, figure, work: flood });
      assert.equal(product.apiPid(), pid, 'The API was started again.');
    } finally {
      await product.stop();
    }
  },
  controls: [
    { title: 'fifteen decoders at once', run: ({ figure }) => checkGreedy('all-at-once', figure) },
    { title: 'decoded pictures are never freed', run: ({ figure }) => checkGreedy('keeps', figure) },
  ],
};
