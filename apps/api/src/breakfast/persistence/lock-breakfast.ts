import type { EntityManager } from '@mikro-orm/postgresql';

/** Keeps everyone else who changes the pictures of the breakfast waiting until the transaction ends. */
export async function lockBreakfast(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('breakfast', 0))`);
}
