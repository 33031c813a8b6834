import type { Content, Event as LocalEvent, Property, Room } from '@ospite/contracts/guest';
import { localize, plainText, type Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import type { TFunction } from 'i18next';
import { eventTexts, roomSentence } from '../../shared/format/localized-text';

interface StructuredDataContext {
  readonly property: Property;
  readonly language: Language;
  readonly t: TFunction;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The property with its rooms for search engines, in schema.org's words; without ratings, which we would give ourselves. */
export function lodgingBusiness(
  place: StructuredDataContext,
  rooms: readonly Room[],
  image: string | undefined,
) {
  const { property, language, publicUrl } = place;
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${publicUrl}/#property`,
    name: property.name,
    description: localize(property.tagline, language),
    url: publicUrl + pathTo('home', language),
    ...(image && { image }),
    telephone: property.phone,
    email: property.email,
    checkinTime: property.checkin.from,
    checkoutTime: property.checkout,
    ...allowed('petsAllowed', property.stayFacts, 'pets'),
    ...allowed('smokingAllowed', property.stayFacts, 'smoking'),
    ...spoken(property.hosts),
    address: {
      '@type': 'PostalAddress',
      streetAddress: property.address,
      postalCode: property.postalCode,
      addressLocality: property.city,
      addressRegion: property.region,
      addressCountry: property.country,
    },
    ...(property.coordinates && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: property.coordinates.lat,
        longitude: property.coordinates.lng,
      },
    }),
    ...codes(property),
    ...(rooms.length > 0 && { containsPlace: rooms.map((room) => roomData(place, room)) }),
  };
}

/** What may be done there and what not; nothing while the owner has not said. */
function allowed(name: string, facts: Property['stayFacts'], fact: string) {
  const answer = facts.find(({ id }) => id === fact)?.choices[0];
  // Smoking outdoors is none in schema.org's sense, which asks of the rooms.
  return answer ? { [name]: fact === 'pets' && answer !== 'none' } : {};
}

/** The hosts' languages, each once. */
function spoken(hosts: Property['hosts']) {
  const languages = [...new Set(hosts.flatMap((host) => host.languages))];
  return languages.length > 0 ? { availableLanguage: languages } : {};
}

/** One room, part of the property. */
function roomData({ t, language, publicUrl }: Omit<StructuredDataContext, 'property'>, room: Room) {
  return {
    '@type': 'HotelRoom',
    name: room.name,
    description: roomSentence(room, language).text,
    url: publicUrl + pathTo('room', language, room.slug),
    ...(room.mainImage && { image: publicUrl + room.mainImage.imageUrl }),
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.maxGuests },
    ...(room.stepFree && {
      amenityFeature: {
        '@type': 'LocationFeatureSpecification',
        name: t('rooms:detail.stepFree'),
        value: true,
      },
    }),
    ...codes(room),
  };
}

/**
 * What is on around the property; search engines want a day, so an event without one is left out. It takes place as
 * planned: one that does not is taken off the list.
 */
export function eventData(
  { property, language, publicUrl }: StructuredDataContext,
  events: readonly LocalEvent[],
) {
  return events.flatMap((event) => {
    const { startDate, endDate, location, link, image } = event;
    if (!startDate) return [];
    const { title, description } = eventTexts(event, language);
    return {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: title.text,
      description: description.text,
      startDate,
      endDate: endDate ?? startDate,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: location ?? property.city,
        address: {
          '@type': 'PostalAddress',
          addressLocality: property.city,
          addressRegion: property.region,
          addressCountry: property.country,
        },
      },
      ...(image && { image: publicUrl + image }),
      ...(link && { url: link }),
    };
  });
}

/** What guests ask of a page's owner, with the answers; none where nobody has written any. */
export function questionsData(content: Content | undefined) {
  const questions = (content?.sections ?? []).flatMap((section) =>
    section.kind === 'contact.questions' ||
    section.kind === 'own.questions' ||
    section.kind === 'room.questions'
      ? section.values.items
      : [],
  );
  if (questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question.text,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer.blocks) },
      })),
    },
  ];
}

/** The path from the home page to this one. */
export function breadcrumbs(publicUrl: string, steps: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** The rental codes that the law requires (specification §14). */
function codes({ cin, iun }: { readonly cin: string | null; readonly iun: string | null }) {
  const identifiers = [
    { propertyID: 'CIN', value: cin },
    { propertyID: 'IUN', value: iun },
  ].filter(({ value }) => value);
  if (identifiers.length === 0) return {};
  return { identifier: identifiers.map((entry) => ({ '@type': 'PropertyValue', ...entry })) };
}
