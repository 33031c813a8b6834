import { portraitOf, type Distance, type Property, type TouristTax } from '@ospite/domain';
import { presentLocalized, presentNamedItems, presentStayFacts } from '@ospite/server/rest';
import type { PropertyResponse } from './property.response';
import type { TouristTaxResponse } from './property-terms.response';

/** Domain to JSON: every field by name, so that a new column is not published by accident. */
export function presentProperty(property: Property): PropertyResponse {
  const { coordinates, score, video, credit } = property;
  return {
    name: property.name,
    tagline: presentLocalized(property.tagline),
    address: property.address,
    city: property.city,
    postalCode: property.postalCode,
    region: property.region,
    country: property.country,
    phone: property.phone,
    email: property.email,
    answersInOneDay: property.answersInOneDay,
    coordinates: coordinates && { lat: coordinates.lat, lng: coordinates.lng },
    reception: presentPeriod(property.reception),
    checkin: { from: property.checkin.from, announceAfter: property.checkin.announceAfter },
    checkout: property.checkout,
    breakfast: presentPeriod(property.breakfast),
    quietHours: presentPeriod(property.quietHours),
    highSeason: { from: property.highSeason.from, to: property.highSeason.to },
    openSeason: presentPeriod(property.openSeason),
    servicesSeason: presentPeriod(property.servicesSeason),
    chatNumber: property.chatNumber,
    score: score && { value: score.value, scale: score.scale, source: score.source, date: score.date },
    waysTo: property.waysTo.map((way) => ({ landmark: way.landmark, ...presentDistance(way) })),
    ownWays: property.ownWays.map((way) => ({
      id: way.id,
      name: presentLocalized(way.name),
      ...presentDistance(way),
    })),
    shuttleUrl: property.shuttleUrl,
    mapEmbedUrl: property.mapEmbedUrl,
    hosts: property.hosts.map(({ name, languages, picture, pictureAlt }) => ({
      name,
      languages: [...languages],
      pictureUrl: picture && portraitOf(picture),
      pictureAlt: pictureAlt && presentLocalized(pictureAlt),
    })),
    vatNumber: property.vatNumber,
    cin: property.cin,
    iun: property.iun,
    touristTax: property.touristTax && presentTouristTax(property.touristTax),
    houseRules: property.houseRules && presentLocalized(property.houseRules),
    cancellationTerms: property.cancellationTerms && presentLocalized(property.cancellationTerms),
    depositTerms: property.depositTerms && presentLocalized(property.depositTerms),
    offeredServices: [...property.offeredServices],
    ownServices: presentNamedItems(property.ownServices),
    ownAmenities: presentNamedItems(property.ownAmenities),
    weeklyDiscountPercent: property.weeklyDiscountPercent,
    stayFacts: presentStayFacts(property.stayFacts),
    amounts: property.amounts.map(({ id, cents }) => ({ id, cents })),
    video: video && { url: video.url, posterUrl: video.posterUrl },
    credit: credit && { label: credit.label, url: credit.url },
    updatedAt: property.updatedAt.toISOString(),
  };
}

function presentDistance({ mode, minutes, metres }: Distance) {
  return { mode, minutes, metres: metres && [...metres] };
}

function presentTouristTax({ centsPerPersonNight, maxNights, months, note }: TouristTax): TouristTaxResponse {
  return {
    centsPerPersonNight,
    maxNights,
    months: months && [...months],
    note: note && presentLocalized(note),
  };
}

function presentPeriod<Period extends { from: string; to: string }>(period: Period | null) {
  return period && { from: period.from, to: period.to };
}
