import type { EntityManager } from '@mikro-orm/postgresql';
import { ConsentRecord } from './consent.record';

/** Deletes choices about cookies that were made before an instant. @returns how many */
export function deleteOldConsents(em: EntityManager, before: Date): Promise<number> {
  return em.nativeDelete(ConsentRecord, { givenAt: { $lt: before } });
}
