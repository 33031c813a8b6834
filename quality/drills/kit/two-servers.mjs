// @ts-check
import assert from 'node:assert/strict';
import fs from 'node:fs';
import pg from 'pg';
import { freePort } from '../../../launcher/process/ports.mjs';
import { apiNode } from '../../../launcher/serve/api-node.mjs';
import { askForJobs } from './jobs.mjs';
import { ask, isReady, kill, startProgram, until } from './basics.mjs';
import { signIn, startDrillProduct } from './product.mjs';

/** pg-boss keeps jobs of different keys apart, so two servers do the same at once. */
const KEYS = ['one', 'other'];
const OURS = `singleton_key in ('${KEYS.join("', '")}')`;
/** A server is back after some seconds, and begins then with the jobs that wait. */
const BACK_MS = 60_000;
/** Servers ask once a minute whether there is a job. */
const DONE_MS = 120_000;
/** The advisory lock that statements wait for at a barrier, and the drill holds. */
const BARRIER = 7_203_911;

/** A product that the owner has signed in to, and a second server beside it, from `beginAnew` on. */
export async function startTwoServers() {
  const product = await startDrillProduct();
  const environment = product.apiEnvironment();
  const databaseUrl = product.databaseUrl();
  const tell = (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) =>
    ask(databaseUrl, sql, values);
  // A start asks for it once there are all queues.
  const begun = () => tell(`select 1 from pgboss.job where name = 'visit-salts'`);
  await until('background work has begun', async () => (await begun()).length > 0, BACK_MS);
  const port = await freePort();
  /** @type {ReturnType<typeof startProgram> | undefined} */
  let second;
  return {
    product,
    databaseUrl,
    cookie: await signIn(product.url),
    tell,
    servers: product.servers,
    /** How many rows there are. @param {string} what A table, and a condition when not all of its rows are meant. */
    count: async (what) => (await tell(`select count(*)::int as count from ${what}`))[0].count,
    /** Kills both; they begin once what is to be prepared while none runs is done. @param {() => Promise<unknown>} [prepare] */
    async beginAnew(prepare = async () => undefined) {
      await second?.stop();
      const pid = product.apiPid();
      if (pid !== undefined) await kill(pid);
      // The launcher's next one takes seconds until it asks for jobs.
      await prepare();
      const { args, env } = apiNode(['serve'], { ...environment, PORT: String(port), PARENT_WATCH: '1' });
      second = startProgram(process.execPath, args, { env });
    },
    untilReady: () =>
      Promise.all([
        until('the server is ready again', product.isReady, BACK_MS),
        second?.untilUp(() => isReady(`http://localhost:${port}`), BACK_MS),
      ]),
    async [Symbol.asyncDispose]() {
      await second?.stop();
      await product.stop();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startTwoServers>>} Scene */

/**
 * Lets each change of a table that comes as far as a row wait there for as long as the barrier is held.
 * @param {Scene} scene
 * @param {{ table: string, change: 'insert' | 'delete', row: string }} where `row` is a condition on `old` or `new`.
 */
export async function buildBarrier({ tell }, { table, change, row }) {
  const name = `barrier_${table.replace('.', '_')}`;
  await tell(`create function ${name}() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${BARRIER});
      return case tg_op when 'DELETE' then old else new end;
    end $$`);
  await tell(
    `create trigger ${name} before ${change} on ${table} for each row when (${row}) execute function ${name}()`,
  );
}

/**
 * Takes an advisory lock, so that others wait.
 * @param {Scene} scene
 * @param {string} [lock] The function that takes it, with its arguments.
 * @returns {Promise<() => Promise<void>>} Lets go.
 */
export async function holdLock({ databaseUrl }, lock = `pg_advisory_lock(${BARRIER})`) {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`select ${lock}`);
  return () => client.end();
}

/** Which servers have a statement that waits for an advisory lock. @param {Scene} scene */
export async function whoWaits({ tell, servers }) {
  const rows = await tell(
    `select client_port as port from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
  );
  // Sockets by their own ports (proc(5)).
  const lines = fs.readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  const fields = lines.map((line) => line.trim().split(/\s+/));
  const sockets = new Map(fields.map((each) => [parseInt(each[1].split(':')[1], 16), `socket:[${each[9]}]`]));
  const waiting = new Set(rows.map(({ port }) => sockets.get(port)));
  return servers().filter((pid) => socketsOf(pid).some((socket) => waiting.has(socket)));
}

/** A process that ends meanwhile has none. @param {number} pid */
function socketsOf(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

/** @param {Scene} scene @param {string} kind @param {string} condition */
const jobs = (scene, kind, condition) =>
  scene.count(`pgboss.job where name = '${kind}' and ${OURS} and ${condition}`);

/**
 * Has both servers begin anew, with one job for each.
 * @param {Scene} scene
 * @param {string} kind
 * @param {() => Promise<unknown>} [leave] Leaves what the jobs take away, while no server runs: the clock asks for some
 *   jobs every quarter of an hour.
 */
export const askBoth = (scene, kind, leave = async () => undefined) =>
  scene.beginAnew(async () => {
    await leave();
    await askForJobs(scene.databaseUrl, kind, KEYS);
  });

/** @param {Scene} scene @param {string} kind @param {number} number Of jobs. */
const untilBegun = (scene, kind, number) =>
  until(
    `${number} servers have begun with ${kind}`,
    async () => (await jobs(scene, kind, 'started_on is not null')) >= number,
    DONE_MS,
  );

/**
 * Has both servers do a job at once, and kills the first that is half-way, at the barrier, while the other goes on.
 * @param {Scene} scene
 * @param {string} kind
 * @param {{ leave?: () => Promise<unknown>, begunBefore?: number }} [options]
 */
export async function killHalfWay(scene, kind, { leave, begunBefore = 1 } = {}) {
  const letGo = await holdLock(scene);
  try {
    await askBoth(scene, kind, leave);
    await untilBegun(scene, kind, begunBefore);
    let halfWay = 0;
    await until(
      'a server is half-way',
      async () => ([halfWay = 0] = await whoWaits(scene)).length > 0,
      BACK_MS,
    );
    await kill(halfWay);
    await untilBegun(scene, kind, 2);
  } finally {
    await letGo();
  }
  await until(
    `the other server has done ${kind}`,
    async () =>
      (await jobs(scene, kind, `state = 'created'`)) === 0 &&
      (await jobs(scene, kind, `state = 'completed'`)) > 0,
    DONE_MS,
  );
}

/** What killed servers had under way is done again, as pg-boss sees to once it takes them for dead. @param {Scene} scene @param {string} kind */
export async function doAgain(scene, kind) {
  const isCutOff = `state in ('active', 'retry')`;
  assert.ok((await jobs(scene, kind, isCutOff)) > 0, `No ${kind} was cut off.`);
  // While no server runs: one that has just done the other job would begin with it, and be killed.
  await scene.beginAnew(() =>
    scene.tell(
      `update pgboss.job set state = 'retry', start_after = now() where name = $1 and ${OURS} and ${isCutOff}`,
      [kind],
    ),
  );
  await untilDone(scene, kind);
}

/** Waits until both jobs are done. @param {Scene} scene @param {string} kind */
export const untilDone = (scene, kind) =>
  until(
    `both have done ${kind}`,
    async () => (await jobs(scene, kind, `state = 'completed'`)) === KEYS.length,
    DONE_MS,
  );
