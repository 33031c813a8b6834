import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../drill.mjs';
import { json } from '../product.mjs';
import { sendQuote } from './quote-writers.mjs';
import { send } from './send.mjs';
import { beginUpload, upload } from './uploads.mjs';

const READERS = 4;
const READ_EVERY_MS = 50;
const READS = ['/api/rooms', '/', '/camere', '/api/property', '/zimmer', '/preventivo'];
const SAY_EVERY_MS = 20_000;
/** Pictures left in the gallery during the flood; a gallery holds no more than 60. */
const MOST_KEPT = 20;
/** More at once than have places, so that many leave while they wait. */
const LEAVE_AT_ONCE = 20;
/** How much has been sent when the sender leaves: nothing of the form, a bit of it, most of it. */
const LEAVE_AFTER = [0, 2_000, 400_000];

/**
 * Guests read pages and rooms while something goes on.
 * @param {string} url
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number[]>} How long each read took (ms), sorted; infinite when it failed.
 */
export async function readDuring(url, work) {
  /** @type {number[]} */
  const times = [];
  let isOver = false;
  const readers = Array.from({ length: READERS }, async (_, first) => {
    for (let at = first; !isOver; at += 1) {
      const { status, ms } = await send(url + READS[at % READS.length]);
      times.push(status === 200 ? ms : Infinity);
      await pause(READ_EVERY_MS);
    }
  });
  await work().finally(() => (isOver = true));
  await Promise.all(readers);
  return times.sort((one, other) => one - other);
}

/** Begins so many uploads and leaves each, some before and some after the server has seen them. */
export async function abortUploads(url, cookie, form, count) {
  for (let sent = 0; sent < count; sent += LEAVE_AT_ONCE) {
    const begun = Array.from({ length: LEAVE_AT_ONCE }, (_, at) =>
      beginUpload(url, cookie, form, LEAVE_AFTER[at % LEAVE_AFTER.length]),
    );
    for (const { request } of begun) request.flushHeaders();
    // A response to something else shows that the server has got that far.
    if (sent % (2 * LEAVE_AT_ONCE) === 0) await send(`${url}/api/health/live`);
    for (const { request } of begun) request.destroy();
    await Promise.all(begun.map(({ answer }) => answer));
  }
}

/** Makes room for further uploads. */
async function removeOldest(url, cookie) {
  const headers = { Cookie: cookie };
  const images = await (await fetch(`${url}/api/breakfast-images/all`, { headers })).json();
  for (const { id } of images.slice(0, Math.max(0, images.length - MOST_KEPT)))
    await send(`${url}/api/breakfast-images/${id}`, { method: 'DELETE', headers });
}

/**
 * Strangers and the owner, two of each kind, one request after the other. A refusal will do: only memory is measured.
 * @param {number} seconds
 * @param {{ url: string, cookie: string, forms: Buffer[] }} scene
 */
export async function floodFor(seconds, { url, cookie, forms }) {
  /** @type {Record<string, (at: number) => Promise<unknown>>} */
  const senders = {
    pages: (at) => send(url + READS[at % READS.length]),
    'invented pages': (at) => send(`${url}/camere/nobody-${at}`),
    quotes: (at) => sendQuote(url, `flood-${at}`),
    logins: (at) => send(`${url}/api/auth/login`, json({ username: `nobody${at}`, password: 'not this' })),
    uploads: async (at) => {
      await upload(url, cookie, forms[at % forms.length]);
      await removeOldest(url, cookie);
    },
  };
  const end = performance.now() + seconds * 1_000;
  const sent = {};
  const telling = setInterval(() => say(JSON.stringify(sent)), SAY_EVERY_MS);
  const run = async (kind, first) => {
    for (let at = first; performance.now() < end; at += 2) {
      await senders[kind](at).catch(() => pause(100));
      sent[kind] = (sent[kind] ?? 0) + 1;
    }
  };
  await Promise.all(Object.keys(senders).flatMap((kind) => [run(kind, 0), run(kind, 1)]));
  clearInterval(telling);
}
