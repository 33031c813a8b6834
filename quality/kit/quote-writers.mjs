import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, dayIn } from './basics.mjs';

/** Between the quotes of one writer, and before the same one is sent again. */
const PAUSE_MS = 100;
const RETRY_MS = 300;
/** Longer than any response may take; after that a try counts as unanswered. */
const PATIENCE_MS = 30_000;
/** For the last quote of each writer to be accepted once everything is well again. */
const END_MS = 60_000;
const MESSAGES_A_QUOTE = 2;

/** A quote that nobody else sends. @param {string} mark */
const draft = (mark) => ({
  firstName: 'Greta',
  lastName: 'Müller',
  email: `${mark}@example.org`,
  phone: '+49 170 1234567',
  checkIn: dayIn(30),
  checkOut: dayIn(37),
  guests: 2,
});

/** The request that sends it: the same one for each try. @param {string} mark */
export const quoteOf = (mark) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `drill-${mark}` },
  body: JSON.stringify(draft(mark)),
});

/** @typedef {{ status: number, retryAfter: string | null, ms: number, text?: string }} Answer Status 0: no answer. */

/** Sends one quote. @param {string} url @param {string} mark @returns {Promise<Answer>} */
export async function sendQuote(url, mark) {
  const began = performance.now();
  try {
    const response = await fetch(`${url}/api/quotes`, {
      ...quoteOf(mark),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - began };
  } catch {
    return { status: 0, retryAfter: null, ms: performance.now() - began };
  }
}

let groups = 0;

/**
 * Writers that post quotes one after the other, each with an `Idempotency-Key` of its own, and send the same one with
 * the same key again until it is accepted: as a guest does whose sending failed.
 */
export class QuoteWriters {
  /** Marks of the quotes that the product said yes to. @type {string[]} */
  acknowledged = [];
  /** Every response other than 201. @type {Answer[]} */
  refusals = [];
  #group = (groups += 1);
  #running = true;
  #writers;

  /** @param {string} url @param {number} count @param {typeof sendQuote} [send] Another way to send one. */
  constructor(url, count, send = sendQuote) {
    this.url = url;
    this.send = send;
    this.#writers = Array.from({ length: count }, (_, number) => this.#write(number));
  }

  /** How many were accepted since the beginning. */
  get count() {
    return this.acknowledged.length;
  }

  /** Lets each writer bring its last quote home. */
  async stop() {
    this.#running = false;
    await Promise.all(this.#writers);
  }

  async #write(writer) {
    for (let number = 0; this.#running; number += 1) {
      await this.#bringHome(`w${this.#group}x${writer}-${number}`);
      await pause(PAUSE_MS);
    }
  }

  async #bringHome(mark) {
    let giveUpAt = Infinity;
    for (;;) {
      const response = await this.send(this.url, mark);
      if (response.status === 201 || response.status === 200) return void this.acknowledged.push(mark);
      this.refusals.push(response);
      if (!this.#running) giveUpAt = Math.min(giveUpAt, performance.now() + END_MS);
      assert.ok(performance.now() < giveUpAt, `The quote ${mark} is still refused with ${response.status}.`);
      await pause(RETRY_MS);
    }
  }
}

/** Refusals must be 503 with a time to come back, and nothing else. */
export function checkRefusals(refusals) {
  const wrong = refusals.filter(({ status, retryAfter }) => status !== 503 || !(Number(retryAfter) > 0));
  const kinds = [...new Set(wrong.map(({ status, retryAfter }) => `${status} (Retry-After: ${retryAfter})`))];
  assert.equal(
    wrong.length,
    0,
    `${wrong.length} responses are not 503 with Retry-After: ${kinds.join(', ')}.`,
  );
}

/** Each acknowledged quote is there, each quote once and with its two messages. @returns {Promise<number>} Quotes. */
export async function checkQuotes(databaseUrl, acknowledged) {
  const rows = await ask(
    databaseUrl,
    `select split_part(q.email, '@', 1) as mark, count(distinct q.id)::int as quotes, count(m.id)::int as messages
     from quote q left join message m on m.quote_id = q.id and m.kind in ('quote-to-owner', 'quote-to-guest')
     group by q.email`,
  );
  const stored = new Map(rows.map((row) => [row.mark, row]));
  const lost = acknowledged.filter((mark) => !stored.has(mark));
  assert.deepEqual(lost, [], `${lost.length} acknowledged quotes are lost.`);
  const wrong = rows.filter(({ quotes, messages }) => quotes !== 1 || messages !== MESSAGES_A_QUOTE);
  assert.deepEqual(wrong, [], `${wrong.length} quotes are not there once with two messages.`);
  return rows.length;
}

/** As many at once as the pool has places, twice: if places were lost, some wait in vain. */
export async function checkPlaces(url, label) {
  const AT_ONCE = 20;
  const sent = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => sendQuote(url, `p${label}-${number}`)),
  );
  const failed = sent.filter(({ status }) => status !== 201).map(({ status }) => status);
  assert.deepEqual(failed, [], `Of ${AT_ONCE} quotes at once ${failed.length} are refused.`);
}
