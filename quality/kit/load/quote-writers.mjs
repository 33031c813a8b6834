import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, until } from '../basics.mjs';
import { json } from '../product.mjs';
import { send } from './send.mjs';

/** Between the quotes of one writer, and before the same one is sent again. */
const PAUSE_MS = 100;
const RETRY_MS = 300;
/** For the last quote of each writer. */
const END_MS = 60_000;
const MORE_MS = 60_000;
const MESSAGES_A_QUOTE = 2;

/** A day in so many days, as forms have it. @param {number} days */
const dayIn = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Sends the quote of this mark, which nobody else sends: the same request for each try.
 * @param {string} url
 * @param {string} mark
 * @param {string} [from] See `beginRequest`.
 */
export function sendQuote(url, mark, from) {
  const quote = {
    firstName: 'Greta',
    lastName: 'Müller',
    email: `${mark}@example.org`,
    phone: '+49 170 1234567',
    checkIn: dayIn(30),
    checkOut: dayIn(37),
    guests: 2,
  };
  const { method, headers, body } = json(quote);
  const once = { ...headers, 'Idempotency-Key': `drill-${mark}` };
  return send(`${url}/api/quotes`, { method, headers: once, body, from });
}

let groups = 0;

/**
 * Writers that post quotes one after the other, each with an `Idempotency-Key` of its own, and send the same one with
 * the same key again until it is accepted: as a guest does whose sending failed.
 */
export class QuoteWriters {
  /** Marks of the accepted quotes. @type {string[]} */
  acknowledged = [];
  /** Every response other than 201. @type {import('./send.mjs').Answer[]} */
  refusals = [];
  #group = (groups += 1);
  #running = true;
  #writers;

  /** @param {string} url @param {number} count @param {(writer: number) => string | undefined} [from] Each one's own address. */
  constructor(url, count, from = () => undefined) {
    this.url = url;
    this.from = from;
    this.#writers = Array.from({ length: count }, (_, number) => this.#write(number));
  }

  /** How many were accepted since the beginning. */
  get count() {
    return this.acknowledged.length;
  }

  /** Waits until so many more were accepted. @param {number} count @param {number} [withinMs] */
  more(count, withinMs = MORE_MS) {
    const enough = this.count + count;
    return until(`${count} more quotes are accepted`, () => this.count >= enough, withinMs);
  }

  /** Lets each writer send its last quote until it is accepted. */
  async stop() {
    this.#running = false;
    await Promise.all(this.#writers);
  }

  async #write(writer) {
    for (let number = 0; this.#running; number += 1) {
      await this.#deliver(`w${this.#group}x${writer}-${number}`, this.from(writer));
      await pause(PAUSE_MS);
    }
  }

  async #deliver(mark, from) {
    let giveUpAt = Infinity;
    for (;;) {
      const response = await sendQuote(this.url, mark, from);
      if (response.status === 201 || response.status === 200) return void this.acknowledged.push(mark);
      this.refusals.push(response);
      if (!this.#running) giveUpAt = Math.min(giveUpAt, performance.now() + END_MS);
      assert.ok(performance.now() < giveUpAt, `The quote ${mark} is still refused with ${response.status}.`);
      await pause(RETRY_MS);
    }
  }
}

/** Refusals must be 503 with a time to come back, and nothing else. @param {import('./send.mjs').Answer[]} refusals */
export function checkRefusals(refusals) {
  const isRight = ({ status, headers }) => status === 503 && Number(headers['retry-after']) > 0;
  const wrong = refusals.filter((answer) => !isRight(answer)).map(({ status, text }) => `${status} ${text}`);
  assert.deepEqual([...new Set(wrong)], [], `${wrong.length} responses are not 503 with Retry-After.`);
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

/** Twice as many at once as the pool has connections: had any been lost, some would wait in vain. */
export async function checkPool(url, label) {
  const AT_ONCE = 20;
  const sent = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, number) => sendQuote(url, `p${label}-${number}`)),
  );
  const failed = sent.filter(({ status }) => status !== 201).map(({ status }) => status);
  assert.deepEqual(failed, [], `Of ${AT_ONCE} quotes at once ${failed.length} are refused.`);
}
