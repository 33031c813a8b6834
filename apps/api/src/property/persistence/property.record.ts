import {
  MAX_EMAIL_LENGTH,
  MAX_PROPERTY_PHONE_LENGTH,
  MAX_PROPERTY_TEXT_LENGTH,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_URL_LENGTH,
  type Host,
  type HoursOfDay,
  type Localized,
  type NamedAmount,
  type NamedItem,
  type Property,
  type Score,
  type TouristTax,
  type Video,
  type WayTo,
  type YearlyPeriod,
} from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';

const TIME_LENGTH = 5;

const schema = defineEntity({
  name: 'PropertyRecord',
  tableName: 'property',
  // One installation serves one property (specification §1), so the table cannot have a second row.
  checks: [{ name: 'property_single', property: 'id', expression: 'id = 1' }],
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.string().length(MAX_PROPERTY_TEXT_LENGTH),
    tagline: p.json<Localized>(),
    address: p.string().length(MAX_PROPERTY_TEXT_LENGTH),
    city: p.string().length(MAX_PROPERTY_TEXT_LENGTH),
    postalCode: p.string().length(20),
    region: p.string().length(MAX_PROPERTY_TEXT_LENGTH),
    country: p.string().length(2),
    phone: p.string().length(MAX_PROPERTY_PHONE_LENGTH),
    email: p.string().length(MAX_EMAIL_LENGTH),
    coordinates: p.json<NonNullable<Property['coordinates']>>().strictNullable(),
    reception: p.json<HoursOfDay>().strictNullable(),
    checkin: p.json<Property['checkin']>(),
    checkout: p.string().length(TIME_LENGTH),
    breakfast: p.json<HoursOfDay>().strictNullable(),
    quietHours: p.json<HoursOfDay>().strictNullable(),
    highSeason: p.json<YearlyPeriod>(),
    openSeason: p.json<YearlyPeriod>().strictNullable(),
    servicesSeason: p.json<YearlyPeriod>().strictNullable(),
    chatNumber: p.string().length(MAX_PROPERTY_PHONE_LENGTH).strictNullable(),
    score: p.json<Score>().strictNullable(),
    waysTo: p.json<readonly WayTo[]>(),
    shuttleUrl: p.string().length(MAX_URL_LENGTH).strictNullable(),
    mapEmbedUrl: p.string().length(MAX_URL_LENGTH).strictNullable(),
    hosts: p.json<readonly Host[]>(),
    vatNumber: p.string().length(20).strictNullable(),
    cin: p.string().length(MAX_REGISTRATION_CODE_LENGTH).strictNullable(),
    iun: p.string().length(MAX_REGISTRATION_CODE_LENGTH).strictNullable(),
    touristTax: p.json<TouristTax>().strictNullable(),
    houseRules: p.json<Localized>().strictNullable(),
    cancellationTerms: p.json<Localized>().strictNullable(),
    depositTerms: p.json<Localized>().strictNullable(),
    offeredServices: p.array(),
    ownServices: p.json<readonly NamedItem[]>().default([]),
    ownAmenities: p.json<readonly NamedItem[]>().default([]),
    weeklyDiscountPercent: p.integer().strictNullable(),
    amounts: p.json<readonly NamedAmount[]>(),
    video: p.json<Video>().strictNullable(),
    credit: p.json<NonNullable<Property['credit']>>().strictNullable(),
    updatedAt: p.datetime(3),
  },
});

/** The one row of table `property`. */
export class PropertyRecord extends schema.class {}
schema.setClass(PropertyRecord);
