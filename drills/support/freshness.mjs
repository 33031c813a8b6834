import assert from 'node:assert/strict';
import { signIn } from './owner.mjs';

/** Source: decisions §3: between replicas at p99.9. */
const BOUND_MS = 500;
const QUANTILE = 0.999;
/** Nobody waits longer for a write to be seen. */
const NEVER_MS = 5_000;
const SAY_EVERY = 200;

async function write(url, cookie, { roomId, season }, pricePerNight) {
  const { status } = await fetch(`${url}/api/pricing/${roomId}/${season}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ pricePerNight }),
  });
  assert.equal(status, 200, 'The price is written.');
}

export const prices = async (url) => (await fetch(`${url}/api/pricing`)).json();

async function priceAt(url, { roomId, season }) {
  const found = (await prices(url)).find((price) => price.roomId === roomId && price.season === season);
  return found?.pricePerNight;
}

/** Writes at one replica. @returns {Promise<number>} Milliseconds from its answer until the other one shows it. */
async function lateness(here, there, cookie, price, text) {
  await write(here, cookie, price, text);
  const written = performance.now();
  assert.equal(await priceAt(here, price), text, 'The replica that wrote shows it at the next read.');
  for (;;) {
    const asked = performance.now();
    if ((await priceAt(there, price)) === text) return asked - written;
    if (performance.now() - written > NEVER_MS) return NEVER_MS;
  }
}

const quantile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1];
};

/**
 * Writes at one replica, again and again, and reads at another until it is seen there.
 * @returns {Promise<number[]>} How late each was seen (ms).
 */
export async function measureFreshness(here, there, tries, say = (_line) => {}) {
  const cookie = await signIn(here);
  const [price] = await prices(here);
  const lates = [];
  for (let done = 1; done <= tries; done += 1) {
    lates.push(await lateness(here, there, cookie, price, `${done}€`));
    if (done % SAY_EVERY === 0) say(`${done} of ${tries} writes seen.`);
  }
  return lates;
}

/** @throws {assert.AssertionError} When writes are seen later than promised. */
export function checkFreshness(lates, { say, figure }) {
  const late = quantile(lates, QUANTILE);
  say(`The slowest of ${lates.length} writes was seen after ${Math.max(...lates).toFixed(0)} ms.`);
  figure('a write seen through another replica, p99.9', late, 'ms', `≤ ${BOUND_MS} ms`);
  figure('a write seen through another replica, median', quantile(lates, 0.5), 'ms');
  assert.ok(late <= BOUND_MS, `At p99.9 a write is seen after ${late.toFixed(0)} ms.`);
}

/**
 * Stops the database sessions that deliver content changes, which then arrive nowhere: a replica knows only its own writes.
 * @param {(sql: string) => Promise<object[]>} askDatabase
 * @returns {Promise<() => void>} Lets them go on.
 */
export async function silenceChanges(askDatabase) {
  const rows = await askDatabase(
    "select pid from pg_stat_activity where application_name = 'ospite notices'",
  );
  assert.equal(rows.length, 2, 'Both replicas listen.');
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  return () => rows.forEach(({ pid }) => process.kill(pid, 'SIGCONT'));
}
