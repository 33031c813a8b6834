import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../database.mjs';
import { signIn } from '../owner.mjs';
import { beginUpload, formOf } from '../uploads.mjs';
import { aPicture } from './load.mjs';

const MOST_FAILED_READS = 0.001;
/** From a replica's readiness to the end of the next one. */
const BETWEEN_KILLS_MS = 2_000;
const MIGRATED_MS = 5_000;

/**
 * Kills the replicas in turn, the next one soon after the last is ready.
 * @returns {Promise<void>} Fails when guests saw more of it than one read in a thousand.
 */
export async function killInTurn({ replicas }, { readers, writers }, times, { say, figure }) {
  const before = { reads: readers.count, failed: readers.failures.length, refused: writers.refusals.length };
  const seconds = [];
  for (let done = 1; done <= times; done += 1) {
    const victim = replicas[done % replicas.length];
    await pause(BETWEEN_KILLS_MS);
    await victim.kill();
    seconds.push(await victim.start());
    say(`Killed ${done} of ${times} times; ${readers.count} reads, ${readers.failures.length} failed.`);
  }
  const failed = readers.failures.length - before.failed;
  const share = failed / (readers.count - before.reads);
  figure(`reads while replicas were killed ${times} times`, readers.count - before.reads, '');
  figure('of these not answered', share * 100, '%', '< 0.1 %');
  figure('quotes that had to be sent again', writers.refusals.length - before.refused, '');
  figure('a killed replica ready again (slowest)', Math.max(...seconds), 's');
  assert.ok(
    share < MOST_FAILED_READS,
    `${failed} reads failed: ${describe(readers.failures.slice(-failed))}`,
  );
}

/** Nobody notices what goes on: no read fails, nothing has to be sent again. */
export async function unnoticed(what, { readers, writers, uploader }, work) {
  const all = [readers.failures, writers.refusals, uploader.refusals];
  const before = all.map(({ length }) => length);
  await work();
  const noticed = all.flatMap((list, at) => list.slice(before[at]));
  assert.equal(noticed.length, 0, `${what}: ${noticed.length} requests noticed: ${describe(noticed)}`);
}

const describe = (answers) =>
  [...new Set(answers.map(({ path = '', status, text = '' }) => `${path} ${status} ${text}`))]
    .slice(0, 3)
    .join('; ');

/** An upload of which half has arrived at the replica, past nginx, which would wait for the whole. */
async function halfAnUpload({ url }) {
  const form = formOf(await aPicture());
  const half = Math.floor(form.length / 2);
  const upload = beginUpload(url, await signIn(url), form, half);
  return { end: () => upload.request.end(form.subarray(half)), status: upload.status };
}

/**
 * Stops a replica as the guide says: nginx sends it nothing any more, then SIGTERM, and what it has begun it ends.
 * @param {(replica: object) => Promise<number>} [end]
 * @returns {Promise<number>} Seconds until it was gone.
 */
export async function stopReplica({ nginx }, replica, end = (one) => one.terminate()) {
  const upload = await halfAnUpload(replica);
  await nginx.takeOut(replica);
  const ended = end(replica);
  upload.end();
  const status = await upload.status;
  const seconds = await ended;
  assert.equal(status, 201, 'What was under way is not answered.');
  await replica.start();
  await nginx.takeIn();
  return seconds;
}

/** What a newer version's migration does while the running one serves; see CONTRIBUTING.md, "Expand, then contract". */
export const EXPANSION = `
  alter table quote add column drill_note varchar(200) null;
  alter table room add column drill_views int not null default 0;
  create table drill_visit (id int primary key, quote_id int not null references quote (id));
  create index drill_note_index on quote (drill_note)`;
export const CONTRACTION = 'alter table quote rename column first_name to given_name';

/** Runs a migration as a new version does, in one transaction of the application's role. */
export async function migrate({ databaseUrl }, sql) {
  await ask(databaseUrl, `begin; ${sql}; commit`);
  await pause(MIGRATED_MS);
}
