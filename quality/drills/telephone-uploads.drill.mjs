import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { servingProcesses } from '../bench/support/process-tree.mjs';
import { processorDuring, readDuring, sharpAlone } from './support/guests-meanwhile.mjs';
import { peakDuring } from './support/memory.mjs';
import { aPhotograph, TELEPHONE } from './support/photographs.mjs';
import { startDrillProduct } from './support/product.mjs';
import { beginUpload, formOf, signIn } from './support/uploads.mjs';

const PHOTOGRAPHS = 15;
const KINDS = ['jpeg', 'progressive-jpeg'];
/** As for larger photographs: `upload-memory`. */
const MOST_MIB = 450;
const MOST_P99_MS = 150;
const MOST_TIMES_SHARP = 1.5;
const SETTLED_MS = 10_000;
/** How long guests have been reading before: a server that has just started takes longer for its first pages. */
const READ_BEFORE_MS = 10_000;
/** How a control holds the API up. */
const STOP_MS = 400;
const STOP_EVERY_MS = 1_500;

const ofTelephone = () => Promise.all(KINDS.map((kind, at) => aPhotograph(kind, at + 10, { ...TELEPHONE })));

/** All photographs at once, as a phone sends them. */
async function sendAll(product, cookie, forms) {
  const sent = Array.from(
    { length: PHOTOGRAPHS },
    (_, at) => beginUpload(product.url, cookie, forms[at % forms.length]).status,
  );
  for (const status of await Promise.all(sent)) assert.equal(status, 201, 'A photograph is refused.');
}

/**
 * The photographs of a telephone come at once: first while guests read, then by themselves, for what they cost, since
 * guests have pages written anew.
 * @param {number} [times] How often all are sent, one after the other.
 */
async function check({ product, figure, times = 1 }) {
  const photographs = await ofTelephone();
  const forms = photographs.map(formOf);
  const cookie = await signIn(product);
  await pause(SETTLED_MS);
  const work = async () => {
    for (let time = 0; time < times; time += 1) await sendAll(product, cookie, forms);
  };
  const alone = await sharpAlone(photographs, PHOTOGRAPHS);
  await readDuring(product, () => pause(READ_BEFORE_MS));
  let reads;
  const peak = await peakDuring(
    () => servingProcesses(product.apiPid()),
    async () => (reads = await readDuring(product, work)),
  );
  const p99 = reads[Math.floor(reads.length * 0.99)];
  await pause(SETTLED_MS);
  const timesSharp = (await processorDuring(product, work)) / alone;
  figure('most memory of the API and its encoder', peak, 'MiB', `≤ ${MOST_MIB} MiB`);
  figure(`reads meanwhile (${reads.length}), median`, reads[reads.length >> 1], 'ms');
  figure('reads meanwhile, p99', p99, 'ms', `≤ ${MOST_P99_MS} ms`);
  figure('processor time, times sharp alone', timesSharp, '', `≤ ${MOST_TIMES_SHARP}`);
  assert.ok(peak <= MOST_MIB, `${peak.toFixed(0)} MiB at most, more than ${MOST_MIB}.`);
  assert.ok(timesSharp <= MOST_TIMES_SHARP, `${timesSharp.toFixed(2)} times what sharp alone takes.`);
  assert.ok(p99 <= MOST_P99_MS, `Reads took ${p99.toFixed(0)} ms at p99.`);
}

async function withProduct(work) {
  const product = await startDrillProduct();
  try {
    await work(product);
  } finally {
    await product.stop();
  }
}

/** Keeps the API from running, again and again. @returns {() => Promise<void>} Lets it go. */
function holdUp(pid) {
  const stops = setInterval(() => {
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), STOP_MS);
  }, STOP_EVERY_MS);
  return async () => {
    clearInterval(stops);
    await pause(2 * STOP_MS);
  };
}

/** @type {import('./run-drill.mjs').Drill} */
export const drill = {
  title:
    'Fifteen photographs of a telephone at once: guests hardly notice, and sharp alone would take little less.',
  run: ({ figure }) => withProduct((product) => check({ product, figure })),
  controls: [
    {
      title: 'the API is held up while guests read',
      run: ({ figure }) =>
        withProduct(async (product) => {
          const letGo = holdUp(product.apiPid());
          try {
            await check({ product, figure });
          } finally {
            await letGo();
          }
        }),
    },
    {
      title: 'each photograph is encoded twice',
      run: ({ figure }) => withProduct((product) => check({ product, figure, times: 2 })),
    },
  ],
};
