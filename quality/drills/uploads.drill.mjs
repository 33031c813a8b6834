import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newFolder, PATIENCE, peakDuring, startProgram, until } from '../kit/basics.mjs';
import { drill, figure, say } from '../kit/drill.mjs';
import { abortUploads, floodFor, readDuring } from '../kit/load/flood.mjs';
import { aPhotograph, TELEPHONE } from '../kit/load/photographs.mjs';
import { memoryOf, servingProcesses } from '../kit/processes.mjs';
import { signIn, startDrillProduct } from '../kit/product.mjs';
import { send } from '../kit/load/send.mjs';
import { beginUpload, formOf, upload } from '../kit/load/uploads.mjs';

const PHOTOGRAPHS = 15;
const KINDS = /** @type {const} */ (['jpeg', 'png', 'progressive-jpeg', 'interlaced-png']);
const MOST_MIB = 450;
const MOST_TIMES_IDLE = 1.5;
const SMALL_AGAIN_WITHIN_MS = 60_000;
const MOST_P99_MS = 200;
const ANSWERED_WITHIN_MS = 30_000;
const SETTLED_MS = 10_000;
const ABORTED = 1_000;
/** Seconds of the flood; `DRILL_FLOOD_SECONDS` makes it shorter while the drill itself is worked on. */
const FLOOD_SECONDS = Number(process.env.DRILL_FLOOD_SECONDS ?? 300);
/** How a control holds the API up. */
const STOP_MS = 400;
const STOP_EVERY_MS = 1_500;
/** Forms that are handled at once (`form-upload.ts`), and twice the rate (bytes a second) below which a sender is cut off. */
const PLACES = 4;
const SLOW_RATE = 2_000;

/** @typedef {{ product: import('../kit/product.mjs').Product, cookie: string }} Scene */

/** A product that has come to rest, and its owner. @param {(scene: Scene) => Promise<void>} work */
async function withProduct(work) {
  // Beyond it strangers are refused, as in a flood.
  await using product = await startDrillProduct({ QUOTES_PER_HOUR: '100' });
  const cookie = await signIn(product.url);
  await pause(SETTLED_MS);
  await work({ product, cookie });
}

/** @param {number} pid Of an API, with which its encoder is counted. */
const memoryNow = (pid) => servingProcesses(pid).reduce((sum, one) => sum + memoryOf(one), 0);

/**
 * The memory of a process and its encoder while it works, and afterwards.
 * @param {string} name
 * @param {{ pid: number, idle: number, work: () => Promise<unknown> }} what
 */
async function checkMemory(name, { pid, idle, work }) {
  const peak = await peakDuring(() => memoryNow(pid), work);
  figure(`${name}: most memory of the API`, peak, 'MiB', `≤ ${MOST_MIB} MiB`);
  assert.ok(peak <= MOST_MIB, `${name}: ${peak.toFixed(0)} MiB at most, more than ${MOST_MIB}.`);
  const most = MOST_TIMES_IDLE * idle;
  const isSmall = () => memoryNow(pid) <= most;
  await until(`${name}: at most ${most.toFixed(0)} MiB again`, isSmall, SMALL_AGAIN_WITHIN_MS);
  figure(`${name}: memory afterwards, times idle`, memoryNow(pid) / idle, '', `≤ ${MOST_TIMES_IDLE}`);
}

/** All at once, as a phone sends them. @param {Scene} scene @param {Buffer[]} forms */
async function sendAll({ product, cookie }, forms, count = PHOTOGRAPHS) {
  const sent = Array.from({ length: count }, (_, at) =>
    upload(product.url, cookie, forms[at % forms.length]),
  );
  const refused = (await Promise.all(sent)).filter(({ status }) => status !== 201);
  assert.deepEqual(refused, [], 'An upload is refused.');
}

/** Guests read while the photographs of a telephone come. @param {Scene} scene */
async function checkReads(scene) {
  const kinds = /** @type {const} */ (['jpeg', 'progressive-jpeg']);
  const photographs = await Promise.all(kinds.map((kind, at) => aPhotograph(kind, at + 10, TELEPHONE)));
  // A server that has just started takes longer for its first pages.
  await readDuring(scene.product.url, () => pause(SETTLED_MS));
  const reads = await readDuring(scene.product.url, () => sendAll(scene, photographs.map(formOf)));
  const p99 = reads[Math.floor(reads.length * 0.99)];
  figure(`reads while photographs come (${reads.length}), p99`, p99, 'ms', `≤ ${MOST_P99_MS} ms`);
  assert.ok(p99 <= MOST_P99_MS * PATIENCE, `Reads took ${p99.toFixed(0)} ms at p99.`);
}

/** Whoever comes next gets a place at once. @param {Scene} scene */
async function checkSlots(scene) {
  const form = formOf(await aPhotograph('jpeg', 1, { wide: 1_500, high: 1_000 }));
  let areAnswered = false;
  const sent = sendAll(scene, [form], 2 * PLACES).finally(() => (areAnswered = true));
  // Those that wait in vain end with the product.
  sent.catch(() => undefined);
  await until('every upload is answered', () => areAnswered, ANSWERED_WITHIN_MS);
  await sent;
}

/** A program that decodes a photograph as the product must not: `at-once`, or never letting go of it. */
const GREEDY = `import sharp from 'sharp';
  const [habit, file] = process.argv.slice(1);
  sharp.cache(false);
  sharp.concurrency(1);
  await sharp(file).resize(100).toBuffer();
  process.once('SIGUSR2', async () => {
    const decode = () => habit === 'at-once' ? sharp(file).resize(1_600).toBuffer() : sharp(file).raw().toBuffer();
    globalThis.kept = await Promise.all(Array.from({ length: habit === 'at-once' ? 15 : 1 }, decode));
    console.log('done');
  });
  setInterval(() => undefined, 60_000);
  console.log('ready');`;

/** The same check of memory on that program. @param {'at-once' | 'kept'} habit */
async function checkGreedy(habit) {
  await using place = newFolder();
  const file = path.join(place.folder, 'photograph');
  fs.writeFileSync(file, await aPhotograph('progressive-jpeg'));
  await using program = startProgram(process.execPath, ['--input-type=module', '-e', GREEDY, habit, file]);
  await program.untilUp(() => program.said().includes('ready'));
  const work = () => {
    process.kill(program.pid, 'SIGUSR2');
    return until('it is done', () => program.said().includes('done'), SMALL_AGAIN_WITHIN_MS);
  };
  await checkMemory(habit, { pid: program.pid, idle: memoryOf(program.pid), work });
}

await drill(
  'Large photographs, minutes of everything and senders who leave cost the API little memory, and guests no time.',
  () =>
    withProduct(async (scene) => {
      const { product, cookie } = scene;
      const forms = (await Promise.all(KINDS.map((kind, at) => aPhotograph(kind, at + 1)))).map(formOf);
      const pid = Number(product.apiPid());
      const idle = memoryOf(pid);
      figure('idle', idle, 'MiB');
      await checkMemory('15 photographs', { pid, idle, work: () => sendAll(scene, forms) });
      say('Fifteen photographs of 50 megapixels are stored.');
      await checkReads(scene);
      const flood = () => floodFor(FLOOD_SECONDS, { url: product.url, cookie, forms });
      await checkMemory('flood', { pid, idle, work: flood });
      const leave = () => abortUploads(product.url, cookie, forms[0], ABORTED);
      await checkMemory(`${ABORTED} uploads that are left`, { pid, idle, work: leave });
      await checkSlots(scene);
      assert.equal(product.apiPid(), pid, 'The API was started again.');
    }),
  {
    'fifteen decoders at once': () => checkGreedy('at-once'),
    'decoded pictures are never freed': () => checkGreedy('kept'),
    'the API is held up while guests read': () =>
      withProduct(async (scene) => {
        const pid = Number(scene.product.apiPid());
        const stops = setInterval(() => {
          process.kill(pid, 'SIGSTOP');
          setTimeout(() => process.kill(pid, 'SIGCONT'), STOP_MS);
        }, STOP_EVERY_MS);
        await checkReads(scene).finally(() => clearInterval(stops));
      }),
    'the owner’s other devices hold all places, sending just fast enough': () =>
      withProduct(async (scene) => {
        const { product, cookie } = scene;
        const form = formOf(await aPhotograph('jpeg', 1, TELEPHONE));
        const held = Array.from({ length: PLACES }, () => beginUpload(product.url, cookie, form, SLOW_RATE));
        const more = setInterval(
          () => held.forEach(({ request }) => request.write(form.subarray(0, SLOW_RATE))),
          1_000,
        );
        // Requests that ask the database as often as an upload does before it waits for a place.
        for (let at = 0; at < 10; at += 1)
          await send(`${product.url}/api/auth/me`, { headers: { Cookie: cookie } });
        await checkSlots(scene).finally(() => clearInterval(more));
      }),
  },
);
