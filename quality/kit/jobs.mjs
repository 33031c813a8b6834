import { PgBoss } from 'pg-boss';
import { ask, until } from './basics.mjs';

const STARTED_MS = 30_000;

/**
 * Queues jobs of one kind, as the schedule does, after removing those that killed servers left.
 * @param {string} databaseUrl
 * @param {string} kind
 * @param {readonly string[]} [keys] One job for each: jobs of different keys are done at once.
 */
export async function queueJobs(databaseUrl, kind, keys = [kind]) {
  const queue = () => ask(databaseUrl, 'select 1 from pgboss.queue where name = $1', [kind]);
  // A product answers before its jobs begin.
  await until(`the product has a queue for ${kind}`, async () => (await queue()).length === 1, STARTED_MS);
  await ask(databaseUrl, 'delete from pgboss.job where name = $1', [kind]);
  const boss = new PgBoss({ connectionString: databaseUrl, supervise: false, schedule: false, max: 1 });
  boss.on('error', () => undefined);
  await boss.start();
  for (const singletonKey of keys) await boss.send(kind, {}, { singletonKey });
  await boss.stop({ graceful: false });
}
