import type { EntityManager } from '@mikro-orm/postgresql';

/** The only row there can be. */
export const PROPERTY_ID = 1;

/** All other changes of the property wait until the transaction ends; the first time there is no row to be locked. */
export async function lockProperty(em: EntityManager): Promise<void> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('property', 0))`);
}
