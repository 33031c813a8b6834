import type { PropertyDraft } from '@ospite/domain';
import type { NamedItemInput } from '@ospite/server/rest';
import type { UpdatePropertyRequest } from './property.dto';
import { presentStayFacts } from '@ospite/server/rest';

/** The sent record in the domain's words, every field by name. */
export function propertyDraftFrom(body: UpdatePropertyRequest): PropertyDraft {
  const { name, tagline, address, city, postalCode, region, country, phone, email, answersInOneDay } = body;
  const {
    coordinates,
    reception,
    checkin,
    checkout,
    breakfast,
    quietHours,
    highSeason,
    openSeason,
    servicesSeason,
  } = body;
  const { chatNumber, score, waysTo, vatNumber, cin, iun, touristTax, offeredServices } = body;
  const { weeklyDiscountPercent, video, credit, shuttleUrl, mapEmbedUrl, hosts, amounts } = body;
  const { houseRules, cancellationTerms, depositTerms } = body;
  return {
    name,
    address,
    city,
    postalCode,
    region,
    country,
    phone,
    email,
    answersInOneDay,
    checkout,
    tagline: { ...tagline },
    coordinates: coordinates && { lat: coordinates.lat, lng: coordinates.lng },
    reception: reception && { from: reception.from, to: reception.to },
    checkin: { from: checkin.from, announceAfter: checkin.announceAfter },
    breakfast: breakfast && { from: breakfast.from, to: breakfast.to },
    quietHours: quietHours && { from: quietHours.from, to: quietHours.to },
    highSeason: { from: highSeason.from, to: highSeason.to },
    openSeason: openSeason && { from: openSeason.from, to: openSeason.to },
    servicesSeason: servicesSeason && { from: servicesSeason.from, to: servicesSeason.to },
    chatNumber,
    vatNumber,
    cin,
    iun,
    offeredServices,
    ownServices: namedItemDrafts(body.ownServices),
    ownAmenities: namedItemDrafts(body.ownAmenities),
    weeklyDiscountPercent,
    shuttleUrl,
    mapEmbedUrl,
    score: score && { value: score.value, scale: score.scale, source: score.source, date: score.date },
    waysTo: waysTo.map(({ landmark, mode, minutes, metres }) => ({ landmark, mode, minutes, metres })),
    ownWays: body.ownWays.map(({ id, name: place, mode, minutes, metres }) => ({
      id,
      name: { ...place },
      mode,
      minutes,
      metres,
    })),
    hosts: hosts.map(({ name: host, languages: spoken, pictureUrl, pictureAlt }) => ({
      name: host,
      languages: spoken,
      pictureUrl,
      pictureAlt: pictureAlt && { ...pictureAlt },
    })),
    touristTax: touristTax && {
      centsPerPersonNight: touristTax.centsPerPersonNight,
      maxNights: touristTax.maxNights,
      months: touristTax.months,
      note: touristTax.note && { ...touristTax.note },
    },
    houseRules: houseRules && { ...houseRules },
    cancellationTerms: cancellationTerms && { ...cancellationTerms },
    depositTerms: depositTerms && { ...depositTerms },
    stayFacts: presentStayFacts(body.stayFacts),
    amounts: amounts.map(({ id, cents }) => ({ id, cents })),
    video: video && { url: video.url, posterUrl: video.posterUrl },
    credit: credit && { label: credit.label, url: credit.url },
  };
}

function namedItemDrafts(items: readonly NamedItemInput[]) {
  return items.map(({ id, name }) => ({ id, name: { ...name } }));
}
