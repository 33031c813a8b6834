import { setTimeout as pause } from 'node:timers/promises';
import { stoppable, until } from '../basics.mjs';
import { QuoteWriters } from '../load/quote-writers.mjs';
import { send } from '../load/send.mjs';

const READERS = 4;
const WRITERS = 3;
const READ_EVERY_MS = 20;
const READS = ['/api/rooms', '/', '/api/property', '/camere', '/api/pricing'];
const WARM_MS = 60_000;

/** Guests who read and write, each at an address of their own, as they are to nginx, until it is stopped. @param {string} url */
export async function startLoad(url) {
  let isOver = false;
  const load = {
    reads: 0,
    /** Responses that were not what was asked for. @type {string[]} */
    failedReads: [],
    writers: new QuoteWriters(url, WRITERS, (writer) => `127.0.2.${1 + writer}`),
  };
  async function read(/** @type {number} */ first) {
    for (let at = first; !isOver; at += 1) {
      const path = READS[at % READS.length];
      const { status, text } = await send(url + path, { from: `127.0.1.${1 + first}` });
      load.reads += 1;
      if (status !== 200) load.failedReads.push(`${path} ${status} ${text.slice(0, 200)}`);
      await pause(READ_EVERY_MS);
    }
  }
  const readers = Promise.all(Array.from({ length: READERS }, (_, first) => read(first)));
  /** Lets everybody finish what they have begun. */
  const finish = async () => {
    isOver = true;
    await Promise.all([readers, load.writers.stop()]);
  };
  // In some controls it cannot be finished any more.
  const started = stoppable(Object.assign(load, { finish }), () => finish().catch(() => undefined));
  const isWarm = () => load.reads > 20 && load.writers.count > 4;
  await until('everybody was answered', isWarm, WARM_MS).catch(async ({ message }) => {
    await started.stop();
    // No assertion: a control must fail by what it is for.
    throw new Error(message);
  });
  return started;
}

/** @typedef {Awaited<ReturnType<typeof startLoad>>} Load */
