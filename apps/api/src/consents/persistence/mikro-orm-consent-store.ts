import { ConsentStore, type AgeLimit, type Consent } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstYoungRow } from '@ospite/server/persistence';
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

/** Deletes the consents that are too old. @returns how many */
export async function deleteOldConsents(em: EntityManager, age: AgeLimit): Promise<number> {
  const first = await firstYoungRow(em, 'consent', age, { order: 'number', date: 'given_at' });
  return em.nativeDelete(ConsentRecord, { givenAt: { $lt: age.before }, number: { $lt: first } });
}
