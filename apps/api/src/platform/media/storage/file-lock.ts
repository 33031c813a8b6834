import type { EntityManager } from '@mikro-orm/postgresql';

const LOCK = 'stored pictures';

/**
 * Held by each transaction that puts files in place for its row, until it ends, also when its process is killed:
 * while anyone holds it nobody sweeps, so that files whose row is on its way are not taken for left ones.
 */
export async function holdFiles(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [LOCK]);
}

/** Waits for all who put files in place, and keeps others waiting until the transaction ends. */
export async function lockFiles(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [LOCK]);
}
