import type { EntityManager } from '@mikro-orm/postgresql';
import { ConsentRecord } from './consent.record';

/** Deletes consents from before an instant. @returns how many */
export function deleteOldConsents(em: EntityManager, before: Date): Promise<number> {
  return em.nativeDelete(ConsentRecord, { givenAt: { $lt: before } });
}
