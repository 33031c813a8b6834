import assert from 'node:assert/strict';
import alive from '../../tools/process/alive.cjs';
import { whoWaits } from './barrier.mjs';
import { ask } from './database.mjs';
import { askForJobs } from './jobs.mjs';
import { signIn, OWNER_SETTINGS } from './owner.mjs';
import { startDrillProduct } from './product.mjs';
import { beginReplica } from './replica.mjs';
import { until } from './wait.mjs';

/** pg-boss keeps jobs of different keys apart, so two servers do the same at once. */
const KEYS = ['one', 'other'];
const IS_SERVER = /dist\/apps\/api\/main\.mjs serve$/;
const OURS = `singleton_key in ('${KEYS.join("', '")}')`;
/** A server is back after some seconds, and begins then with the jobs that wait. */
const BACK_MS = 60_000;
/** Servers ask once a minute whether there is a job. */
const DONE_MS = 120_000;

/**
 * @typedef {object} Scene A product that the owner has signed in to, and a second server beside it.
 * @property {Awaited<ReturnType<typeof startDrillProduct>>} product Its launcher starts the server again that is killed.
 * @property {string} databaseUrl
 * @property {string} cookie The owner's.
 * @property {(sql: string, values?: unknown[]) => Promise<any[]>} tell
 * @property {() => number[]} servers Process numbers of both at this moment.
 * @property {(prepare?: () => Promise<unknown>) => Promise<void>} beginAnew Kills both; they begin once what is to be
 *   prepared while none runs is done.
 * @property {() => Promise<unknown>} untilReady
 */

/** Runs work on a scene. @param {(scene: Scene) => Promise<void>} work */
export async function withTwoServers(work) {
  const product = await startDrillProduct(OWNER_SETTINGS);
  /** @type {Awaited<ReturnType<typeof beginReplica>> | undefined} */
  let replica;
  try {
    const environment = product.apiEnvironment();
    const databaseUrl = product.databaseUrl();
    const tell = (sql, values) => ask(databaseUrl, sql, values);
    const cookie = await signIn(product.url);
    // A start asks for it once there are all queues.
    const begun = () => tell(`select 1 from pgboss.job where name = 'visit-salts'`);
    await until('background work has begun', async () => (await begun()).length > 0, BACK_MS);
    const beginAnew = async (prepare = async () => undefined) => {
      await replica?.stop();
      const pid = product.apiPid();
      if (pid !== undefined) await killServer(pid);
      // The launcher's next one takes seconds until it asks for jobs.
      await prepare();
      replica = await beginReplica(environment);
    };
    await work({
      product,
      databaseUrl,
      cookie,
      tell,
      // `apiPid` gives the first of them.
      servers: () => product.processes().filter((pid) => IS_SERVER.test(alive.commandLine(pid))),
      beginAnew,
      untilReady: () =>
        Promise.all([until('the server is ready again', product.isReady, BACK_MS), replica?.untilReady()]),
    });
  } finally {
    await replica?.stop();
    await product.stop();
  }
}

/** With no chance to say goodbye. */
export async function killServer(pid) {
  process.kill(pid, 'SIGKILL');
  await until('the killed server is gone', () => !alive.isAlive(pid), BACK_MS);
}

/** How many rows there are. @param {string} what A table, and a condition when not all of its rows are meant. */
export async function count({ tell }, what) {
  const [row] = await tell(`select count(*)::int as count from ${what}`);
  return row.count;
}

const jobs = (scene, kind, condition) =>
  count(scene, `pgboss.job where name = '${kind}' and ${OURS} and ${condition}`);

/**
 * Has both servers begin anew, with one job for each.
 * @param {() => Promise<unknown>} [leave] Leaves what the jobs take away, while no server runs: the clock asks for some jobs
 *   every quarter of an hour.
 */
export const askBoth = (scene, kind, leave = async () => undefined) =>
  scene.beginAnew(async () => {
    await leave();
    await askForJobs(scene.databaseUrl, kind, KEYS);
  });

/** Waits until so many of the two jobs were begun. */
export const untilBegun = (scene, kind, number) =>
  until(
    `${number} servers have begun with ${kind}`,
    async () => (await jobs(scene, kind, 'started_on is not null')) >= number,
    DONE_MS,
  );

/** @returns {Promise<number>} The server that waits half-way, at a lock that the drill holds. */
export async function untilHalfWay(scene) {
  let halfWay;
  await until(
    'a server is half-way',
    async () => ([halfWay] = await whoWaits(scene.tell, scene.servers())).length > 0,
    BACK_MS,
  );
  return halfWay;
}

/** Waits until nothing is left of the two jobs but what was cut off with its server. */
export const untilOthersAreDone = (scene, kind) =>
  until(
    `the other server has done ${kind}`,
    async () =>
      (await jobs(scene, kind, `state = 'created'`)) === 0 &&
      (await jobs(scene, kind, `state = 'completed'`)) > 0,
    DONE_MS,
  );

/** What killed servers had under way is done again, as pg-boss sees to once it takes them for dead. */
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

/** Waits until both jobs are done. */
export const untilDone = (scene, kind) =>
  until(
    `both have done ${kind}`,
    async () => (await jobs(scene, kind, `state = 'completed'`)) === KEYS.length,
    DONE_MS,
  );
