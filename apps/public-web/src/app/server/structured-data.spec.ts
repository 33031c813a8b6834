import {
  aContactContent,
  anEventResponse,
  aPropertyResponse,
  aRoomContent,
  aRoomResponse,
} from '@ospite/contracts/testing';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { eventData, lodgingBusiness, questionsData } from './structured-data';

let place: Parameters<typeof lodgingBusiness>[0];

beforeAll(async () => {
  const { t } = createI18n('en', { en: await loadSiteCatalogue('en') });
  place = { property: aPropertyResponse(), t, language: 'en', publicUrl: 'https://ginepri.example' };
});

test('the property says whether pets and smoking are allowed, and what is spoken, where the owner does', () => {
  const stayFacts = [
    { id: 'pets', choices: ['paid'], number: 500 },
    { id: 'smoking', choices: ['outdoors'], number: null },
  ];
  const told = { ...place, property: aPropertyResponse({ stayFacts }) };
  expect(lodgingBusiness(told, [], '')).toMatchObject({ petsAllowed: true, smokingAllowed: false });
  const empty = lodgingBusiness({ ...place, property: aPropertyResponse({ hosts: [] }) }, [], '');
  for (const name of ['petsAllowed', 'smokingAllowed', 'availableLanguage'])
    expect(empty).not.toHaveProperty(name);
});

describe('a room for search engines', () => {
  const roomWith = (stepFree: boolean) =>
    lodgingBusiness(place, [aRoomResponse({ stepFree })], '').containsPlace?.[0];

  it('has the way without steps among its amenities, where the owner says so', () => {
    expect(roomWith(true)).toMatchObject({
      '@type': 'HotelRoom',
      amenityFeature: {
        '@type': 'LocationFeatureSpecification',
        name: 'Step-free from the car park to the bed',
        value: true,
      },
    });
    expect(roomWith(false)).not.toHaveProperty('amenityFeature');
  });
});

describe('the events of the guide for search engines', () => {
  it('have all that schema.org asks of an event, in the language of the page', () => {
    const event = anEventResponse({ image: '/uploads/events/a-1600.jpg' });
    expect(eventData(place, [event])).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'Fish festival',
        description: 'Fried fish and vermentino, down at the harbour.',
        startDate: '2026-08-01',
        endDate: '2026-08-02',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: 'Porto di San Teodoro',
          address: {
            '@type': 'PostalAddress',
            addressLocality: 'San Teodoro',
            addressRegion: 'Sardegna',
            addressCountry: 'IT',
          },
        },
        image: 'https://ginepri.example/uploads/events/a-1600.jpg',
        url: 'https://sagra.example/programma',
      },
    ]);
  });

  it('take place in the property’s town where no place is named, and end on the day they begin', () => {
    const event = anEventResponse({ location: null, endDate: null, link: null });
    const [data] = eventData(place, [event]);
    expect(data).toMatchObject({ endDate: '2026-08-01', location: { name: 'San Teodoro' } });
    expect(data).not.toHaveProperty('url');
    expect(data).not.toHaveProperty('image');
  });

  it('are left out without a day', () => {
    expect(eventData(place, [anEventResponse({ startDate: null, endDate: null })])).toEqual([]);
  });
});

describe('what guests ask, for search engines', () => {
  it('is each question with its answer as plain text', () => {
    expect(questionsData(aContactContent())).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'C’è l’ascensore?',
            acceptedAnswer: { '@type': 'Answer', text: 'Sì, da poco.' },
          },
        ],
      },
    ]);
  });

  it('is nothing where the owner has written no question', () => {
    expect([...questionsData(aRoomContent()), ...questionsData(undefined)]).toEqual([]);
  });
});
