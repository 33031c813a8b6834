import { DomainError, PropertyStore, type Property } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toProperty } from './property.mapping';
import { PropertyRecord } from './property.record';

/** The property's record in PostgreSQL. */
@Injectable()
export class MikroOrmPropertyStore extends PropertyStore {
  constructor(private readonly em: EntityManager) {
    super();
  }

  override async get(): Promise<Property> {
    const row = await this.em.fork().findOne(PropertyRecord, { id: 1 });
    if (!row) throw new DomainError('property.not_found');
    return toProperty(row);
  }
}
