import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { OWNER_SIGNS_IN } from '../owner.mjs';
import { quoteOf, QuoteWriters } from '../quote-writers.mjs';
import { formOf, FORM_TYPE } from '../uploads.mjs';
import { Sender } from './sender.mjs';

const READERS = 4;
const WRITERS = 3;
const READ_EVERY_MS = 20;
const READS = ['/api/rooms', '/', '/api/property', '/camere', '/api/pricing'];
/** A gallery holds no more than 60. */
const MOST_UPLOADS = 50;
const UPLOAD_EVERY_MS = 2_000;
const RETRY_MS = 300;
const UPLOAD_HOME_MS = 60_000;

/** Guests who read, and what they were told instead of what they asked for. */
class Readers {
  count = 0;
  slowest = 0;
  failures = [];
  #isOver = false;

  constructor(url, count) {
    this.all = Array.from({ length: count }, (_, first) => this.#read(new Sender(url), first));
  }

  async #read(guest, first) {
    for (let at = first; !this.#isOver; at += 1) {
      const { status, text, ms } = await guest.send(READS[at % READS.length]);
      this.count += 1;
      this.slowest = Math.max(this.slowest, ms);
      if (status !== 200)
        this.failures.push({ path: READS[at % READS.length], status, text: text.slice(0, 200) });
      await pause(READ_EVERY_MS);
    }
    guest.leave();
  }

  stop() {
    this.#isOver = true;
    return Promise.all(this.all);
  }
}

/** Small: what is measured here is no encoder, and each picture is encoded in three formats and several widths. */
export async function aPicture() {
  const create = { width: 480, height: 320, channels: 3, background: '#7a9a6b' };
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer();
}

/** The owner, who signs in once, and uploads a picture now and then: the same one with the same key until it is taken. */
class Uploader {
  /** Numbers that the product gave to pictures it took. */
  acknowledged = [];
  refusals = [];
  #isOver = false;

  constructor(url) {
    this.owner = new Sender(url);
    this.all = this.#work();
    this.all.catch(() => undefined);
  }

  async #work() {
    const cookie = await signInAs(this.owner);
    const form = formOf(await aPicture());
    while (!this.#isOver && this.acknowledged.length < MOST_UPLOADS) {
      this.acknowledged.push(await this.#bringHome(cookie, form, randomUUID()));
      await pause(UPLOAD_EVERY_MS);
    }
  }

  async #bringHome(cookie, body, key) {
    const headers = { Cookie: cookie, 'Content-Type': FORM_TYPE, 'Idempotency-Key': key };
    const began = performance.now();
    for (;;) {
      const { status, text } = await this.owner.send('/api/breakfast-images', {
        method: 'POST',
        headers,
        body,
      });
      if (status === 201) return JSON.parse(text).id;
      this.refusals.push({ status, text: text.slice(0, 200) });
      assert.ok(
        performance.now() - began < UPLOAD_HOME_MS,
        `A picture is still refused with ${status}: ${text}`,
      );
      await pause(RETRY_MS);
    }
  }

  async stop() {
    this.#isOver = true;
    await this.all;
  }
}

/** @returns {Promise<string>} The owner's cookie. */
export async function signInAs(sender) {
  const { status, headers, text } = await sender.send('/api/auth/login', OWNER_SIGNS_IN);
  assert.equal(status, 200, `The owner signs in: ${text}`);
  return headers['set-cookie'].map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Guests and the owner at one address, from now until `stop`. */
export function startLoad(url) {
  const readers = new Readers(url, READERS);
  const guests = new Map();
  // Each writer from an address of their own.
  const sendFrom = async (address, mark) => {
    const writer = mark.split('-')[0];
    if (!guests.has(writer)) guests.set(writer, new Sender(address));
    const { status, headers, ms, text } = await guests.get(writer).send('/api/quotes', quoteOf(mark));
    return { status, retryAfter: headers['retry-after'] ?? null, ms, text: text.slice(0, 200) };
  };
  const writers = new QuoteWriters(url, WRITERS, sendFrom);
  const uploader = new Uploader(url);
  return {
    readers,
    writers,
    uploader,
    async stop() {
      await Promise.all([readers.stop(), writers.stop(), uploader.stop()]);
      for (const sender of [...guests.values(), uploader.owner]) sender.leave();
    },
  };
}
