import { DomainError, PropertyStore, type Property } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { toColumns, toProperty } from './property.mapping';
import { PropertyRecord } from './property.record';

/** The only row there can be. */
const ID = 1;

/** The record of the property in PostgreSQL. */
@Injectable()
export class MikroOrmPropertyStore extends PropertyStore {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override async get(): Promise<Property> {
    const row = await this.em.fork().findOne(PropertyRecord, { id: ID });
    if (!row) throw new DomainError('property.not_found');
    return toProperty(row);
  }

  override update(change: (stored: Property | undefined) => Property): Promise<Property> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      // The first time there is no row that could be locked.
      await em.execute(`select pg_advisory_xact_lock(hashtextextended('property', 0))`);
      const row = await em.findOne(PropertyRecord, { id: ID });
      const property = change(row ? toProperty(row) : undefined);
      if (row) Object.assign(row, toColumns(property));
      else em.create(PropertyRecord, { ...toColumns(property), id: ID });
      await em.flush();
      return property;
    });
  }
}
