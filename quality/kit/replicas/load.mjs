import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { PATIENCE, stoppable, until } from '../basics.mjs';
import { aPhotograph } from '../photographs.mjs';
import { cookieOf, json, OWNER } from '../product.mjs';
import { quoteOf, QuoteWriters } from '../quote-writers.mjs';
import { formOf, FORM_TYPE } from '../uploads.mjs';

/** Longer than any response may take; after that a request counts as unanswered. */
const PATIENCE_MS = 30_000;
/** The site's name in `deploy/nginx`. */
const HOST = 'www.example.org';
const READERS = 4;
const WRITERS = 3;
const READ_EVERY_MS = 20;
const READS = ['/api/rooms', '/', '/api/property', '/camere', '/api/pricing'];
/** A gallery holds no more than 60. */
const MOST_UPLOADS = 50;
const UPLOAD_EVERY_MS = 2_000;
const RETRY_MS = 300;
const UPLOAD_HOME_MS = 60_000;
const WARM_MS = 60_000;

let senders = 0;

/**
 * Somebody at an address of their own, as guests are to nginx and to the limits for one address: all of 127.0.0.0/8 is
 * this machine. They keep their connection, as browsers do.
 * @param {string} url
 */
export function newSender(url) {
  senders += 1;
  const { Agent, request } = url.startsWith('https:') ? https : http;
  const localAddress = `127.0.${1 + Math.floor(senders / 250)}.${1 + (senders % 250)}`;
  const options = { keepAlive: true, localAddress, rejectUnauthorized: false, servername: HOST };
  const agent = new Agent(options);

  /**
   * @param {string} path @param {{ method?: string, headers?: object, body?: string | Buffer }} what @returns
   *   {Promise<Sent & { wasResting?: boolean }>}
   */
  const sendOnce = (path, { method = 'GET', headers = {}, body }) =>
    new Promise((resolve) => {
      const fail = (/** @type {Error} */ { message }, wasResting = false) =>
        resolve({ status: 0, headers: {}, text: message, ms: 0, wasResting });
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
      const how = { method, agent, timeout: PATIENCE_MS, headers: { Host: HOST, ...headers, ...length } };
      const sent = request(url + path, how, async (response) => {
        try {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve({ status: Number(response.statusCode), headers: response.headers, text, ms: 0 });
        } catch (error) {
          fail(error); // cut in the middle
        }
      });
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', (error) =>
        fail(error, sent.reusedSocket && /ECONNRESET|EPIPE|hang up/.test(`${error}`)),
      );
      sent.end(body);
    });
  return {
    /**
     * A connection that was closed while it rested, as nginx does when it takes over new settings, is replaced, as browsers do.
     * @param {string} path
     * @param {Parameters<typeof sendOnce>[1]} [what]
     * @returns {Promise<Sent>}
     */
    async send(path, what = {}) {
      const began = performance.now();
      let answer = await sendOnce(path, what);
      while (answer.wasResting) answer = await sendOnce(path, what);
      return { ...answer, ms: performance.now() - began };
    },
    leave: () => agent.destroy(),
  };
}

/**
 * @typedef {{ status: number, headers: http.IncomingHttpHeaders, text: string, ms: number }} Sent Status 0: no answer.
 */

const shown = (/** @type {string} */ path, /** @type {Sent} */ { status, text }) =>
  `${path} ${status} ${text.slice(0, 200)}`;

/** Guests who read and write, and an owner who uploads, at one address, until it is stopped. @param {string} url */
export async function startLoad(url) {
  let isOver = false;
  const load = {
    reads: 0,
    /** Responses that were not what was asked for. @type {string[]} */
    failedReads: [],
    /** @type {string[]} */
    failedUploads: [],
    /** Numbers that the product gave to pictures it took. @type {number[]} */
    pictures: [],
  };

  async function read(/** @type {number} */ first) {
    const guest = newSender(url);
    for (let at = first; !isOver; at += 1) {
      const path = READS[at % READS.length];
      const answer = await guest.send(path);
      load.reads += 1;
      if (answer.status !== 200) load.failedReads.push(shown(path, answer));
      await pause(READ_EVERY_MS);
    }
    guest.leave();
  }

  /** Uploads a picture now and then: the same one with the same key until it is taken. */
  async function upload() {
    const owner = newSender(url);
    const signedIn = await owner.send('/api/auth/login', json(OWNER));
    assert.equal(signedIn.status, 200, `The owner signs in: ${signedIn.text}`);
    const Cookie = cookieOf(signedIn.headers['set-cookie'] ?? []);
    // Small: the encoder is not measured here.
    const body = formOf(await aPhotograph('jpeg', 1, { wide: 480, high: 320 }));
    while (!isOver && load.pictures.length < MOST_UPLOADS) {
      const headers = { Cookie, 'Content-Type': FORM_TYPE, 'Idempotency-Key': randomUUID() };
      const latest = performance.now() + UPLOAD_HOME_MS * PATIENCE;
      for (;;) {
        const answer = await owner.send('/api/breakfast-images', { method: 'POST', headers, body });
        if (answer.status === 201) {
          load.pictures.push(JSON.parse(answer.text).id);
          break;
        }
        load.failedUploads.push(shown('/api/breakfast-images', answer));
        assert.ok(performance.now() < latest, `A picture is still refused: ${answer.status} ${answer.text}`);
        await pause(RETRY_MS);
      }
      await pause(UPLOAD_EVERY_MS);
    }
    owner.leave();
  }

  /** Each writer has an address of their own. @type {Record<string, ReturnType<typeof newSender>>} */
  const guests = {};
  const writers = new QuoteWriters(url, WRITERS, async (_url, mark) => {
    const writer = mark.split('-')[0];
    guests[writer] ??= newSender(url);
    const answer = await guests[writer].send('/api/quotes', quoteOf(mark));
    const retryAfter = answer.headers['retry-after'] ?? null;
    return { status: answer.status, retryAfter, ms: answer.ms, text: shown('/api/quotes', answer) };
  });
  const work = Promise.all([upload(), ...Array.from({ length: READERS }, (_, first) => read(first))]);
  work.catch(() => undefined);
  const isWarm = () => load.reads > 20 && writers.count > 4 && load.pictures.length > 0;
  await until('everybody was answered', isWarm, WARM_MS).catch((error) => {
    isOver = true;
    throw error;
  });
  /** Lets everybody bring home what they have begun. */
  const finish = async () => {
    isOver = true;
    await Promise.all([work, writers.stop()]);
    for (const guest of Object.values(guests)) guest.leave();
  };
  // What cannot be brought home any more is part of what some controls show.
  return stoppable(Object.assign(load, { writers, finish }), () => finish().catch(() => undefined));
}

/** @typedef {Awaited<ReturnType<typeof startLoad>>} Load */
