import { ADDITIONAL_SERVICES, PROPERTY_FACTS, stayFactsOf, type Property } from '@ospite/domain';
import type { PropertyRecord } from './property.record';

/** Row to domain. A service that the product no longer knows is left out rather than shown without a name. */
export function toProperty(row: PropertyRecord): Property {
  return {
    name: row.name,
    tagline: row.tagline,
    address: row.address,
    city: row.city,
    postalCode: row.postalCode,
    region: row.region,
    country: row.country,
    phone: row.phone,
    email: row.email,
    answersInOneDay: row.answersInOneDay,
    coordinates: row.coordinates,
    reception: row.reception,
    checkin: row.checkin,
    checkout: row.checkout,
    breakfast: row.breakfast,
    quietHours: row.quietHours,
    highSeason: row.highSeason,
    openSeason: row.openSeason,
    servicesSeason: row.servicesSeason,
    chatNumber: row.chatNumber,
    score: row.score,
    waysTo: row.waysTo,
    ownWays: row.ownWays,
    shuttleUrl: row.shuttleUrl,
    mapEmbedUrl: row.mapEmbedUrl,
    // Records of earlier versions describe no picture.
    hosts: row.hosts.map((host) => ({ ...host, pictureAlt: host.pictureAlt ?? null })),
    vatNumber: row.vatNumber,
    cin: row.cin,
    iun: row.iun,
    touristTax: row.touristTax,
    houseRules: row.houseRules,
    cancellationTerms: row.cancellationTerms,
    depositTerms: row.depositTerms,
    offeredServices: ADDITIONAL_SERVICES.filter((service) => row.offeredServices.includes(service)),
    ownServices: row.ownServices,
    ownAmenities: row.ownAmenities,
    weeklyDiscountPercent: row.weeklyDiscountPercent,
    amounts: row.amounts,
    stayFacts: stayFactsOf(row.stayFacts, PROPERTY_FACTS),
    video: row.video,
    credit: row.credit,
    updatedAt: row.updatedAt,
  };
}

/** Domain to row, but for its id. */
export function toColumns({ offeredServices, ...property }: Property) {
  return { ...property, offeredServices: [...offeredServices] };
}
