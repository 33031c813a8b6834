import { DomainError, PropertyStore, type Property } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { lockFilesForUpload } from '@ospite/server/media';
import { ContentVersion } from '@ospite/server/persistence';
import { toColumns, toProperty } from './property.mapping';
import { lockProperty, PROPERTY_ID } from './property-lock';
import { PropertyRecord } from './property.record';

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
    const row = await this.em.fork().findOne(PropertyRecord, { id: PROPERTY_ID });
    if (!row) throw new DomainError('property.not_found');
    return toProperty(row);
  }

  override update(change: (stored: Property | undefined) => Property | Promise<Property>): Promise<Property> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      await lockProperty(em);
      await lockFilesForUpload(em);
      const row = await em.findOne(PropertyRecord, { id: PROPERTY_ID });
      const property = await change(row ? toProperty(row) : undefined);
      if (row) Object.assign(row, toColumns(property));
      else em.create(PropertyRecord, { ...toColumns(property), id: PROPERTY_ID });
      await em.flush();
      return property;
    });
  }
}
