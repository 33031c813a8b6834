import { ConsentStore, type Consent } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ConsentRecord } from './consent.record';

/** Consents in PostgreSQL. */
@Injectable()
export class MikroOrmConsentStore extends ConsentStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async add({ version, choice, givenAt }: Consent): Promise<void> {
    const { analytics, marketing } = choice;
    await this.em.fork().insert(ConsentRecord, { id: randomUUID(), version, analytics, marketing, givenAt });
  }
}

/** Deletes consents from before an instant. @returns how many */
export function deleteOldConsents(em: EntityManager, before: Date): Promise<number> {
  return em.nativeDelete(ConsentRecord, { givenAt: { $lt: before } });
}
