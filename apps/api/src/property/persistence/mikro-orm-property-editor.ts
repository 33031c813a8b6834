import { PropertyEditor, savedAt, refuseStale, type Property, type PropertyDetails } from '@ospite/domain';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ContentVersion } from '../../platform/persistence/content/content-version';
import { toProperty } from './property.mapping';
import { PropertyRecord } from './property.record';

/** The only row there can be. */
const ID = 1;

/** What the owner does to the property's record, in PostgreSQL. */
@Injectable()
export class MikroOrmPropertyEditor extends PropertyEditor {
  constructor(
    private readonly em: EntityManager,
    private readonly contentVersion: ContentVersion,
  ) {
    super();
  }

  override save(details: PropertyDetails, basedOn: Date | undefined, at: Date): Promise<Property> {
    return this.contentVersion.transactional(this.em.fork(), async (em) => {
      // A row that is not there yet cannot be locked: savers wait for one another by name.
      await em.execute(`select pg_advisory_xact_lock(hashtextextended('property', 0))`);
      const row = await em.findOne(PropertyRecord, { id: ID });
      refuseStale(row?.updatedAt, basedOn, 'property.changed');
      const saved = { ...columnsOf(details), updatedAt: row ? savedAt(row.updatedAt, at) : at };
      if (row) Object.assign(row, saved);
      else em.create(PropertyRecord, { ...saved, id: ID });
      await em.flush();
      return toProperty(await em.findOneOrFail(PropertyRecord, { id: ID }));
    });
  }
}

function columnsOf(details: PropertyDetails) {
  return {
    name: details.name,
    tagline: details.tagline,
    address: details.address,
    city: details.city,
    postalCode: details.postalCode,
    region: details.region,
    country: details.country,
    phone: details.phone,
    email: details.email,
    coordinates: details.coordinates,
    reception: details.reception,
    checkin: details.checkin,
    checkout: details.checkout,
    breakfast: details.breakfast,
    quietHours: details.quietHours,
    highSeason: details.highSeason,
    servicesSeason: details.servicesSeason,
    chatNumber: details.chatNumber,
    score: details.score,
    waysTo: details.waysTo,
    vatNumber: details.vatNumber,
    cin: details.cin,
    iun: details.iun,
    touristTax: details.touristTax,
    offeredServices: [...details.offeredServices],
    weeklyDiscountPercent: details.weeklyDiscountPercent,
    video: details.video,
    credit: details.credit,
  };
}
