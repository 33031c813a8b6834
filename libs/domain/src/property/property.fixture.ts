import type { CalendarDate } from '../shared';
import { portraitOf } from './hosts/host-pictures';
import type { Property } from './property';
import type { PropertyDetails } from './property-details';

/** All that can be unset, as it is then. */
export const NOTHING_SET = {
  answersInOneDay: false,
  coordinates: null,
  reception: null,
  breakfast: null,
  quietHours: null,
  openSeason: null,
  servicesSeason: null,
  chatNumber: null,
  score: null,
  waysTo: [],
  ownWays: [],
  shuttleUrl: null,
  mapEmbedUrl: null,
  hosts: [],
  vatNumber: null,
  cin: null,
  iun: null,
  touristTax: null,
  houseRules: null,
  cancellationTerms: null,
  depositTerms: null,
  offeredServices: [],
  ownServices: [],
  ownAmenities: [],
  weeklyDiscountPercent: null,
  amounts: [],
  stayFacts: [],
  video: null,
  credit: null,
} as const;

/** A believable property for tests. */
export function aProperty(changes: Partial<Property> = {}): Property {
  return {
    name: 'Baia dei Ginepri',
    tagline: {
      it: 'Una baia, sei stanze, il tempo che serve.',
      en: 'One bay, six rooms, all the time you need.',
    },
    address: 'Via dei Ginepri 12',
    city: 'San Teodoro',
    postalCode: '07052',
    region: 'Sardegna',
    country: 'IT',
    phone: '+39 0784 000 000',
    email: 'info@baiadeiginepri.example',
    answersInOneDay: true,
    coordinates: { lat: 40.7709, lng: 9.6727 },
    reception: { from: '08:00', to: '22:00' },
    checkin: { from: '16:00', announceAfter: '20:00' },
    checkout: '10:00',
    breakfast: { from: '07:30', to: '10:30' },
    quietHours: { from: '22:00', to: '08:00' },
    highSeason: { from: '06-01', to: '09-30' },
    openSeason: { from: '04-01', to: '10-31' },
    servicesSeason: { from: '05-31', to: '09-14' },
    chatNumber: null,
    score: { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-01-01' as CalendarDate },
    waysTo: [{ landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] }],
    ownWays: [],
    shuttleUrl: null,
    mapEmbedUrl: null,
    hosts: [{ name: 'Marta', languages: ['it', 'en'], picture: null, pictureAlt: null }],
    vatNumber: null,
    cin: 'IT090091B4000X0000',
    iun: 'R0000',
    touristTax: { centsPerPersonNight: 150, maxNights: 7, months: [5, 6, 7, 8, 9, 10], note: null },
    houseRules: null,
    cancellationTerms: null,
    depositTerms: null,
    offeredServices: ['beach-shuttle', 'sports-fields', 'mooring', 'parking'],
    ownServices: [],
    ownAmenities: [],
    weeklyDiscountPercent: 10,
    amounts: [{ id: 'deposit', cents: 10_000 }],
    stayFacts: [],
    video: null,
    credit: null,
    updatedAt: new Date('2026-01-10T09:00:00Z'),
    ...changes,
  };
}

/** The same as the owner saves it. */
export function aPropertyDraft(): PropertyDetails {
  const { updatedAt: _updatedAt, hosts, ...details } = aProperty();
  const drafts = hosts.map(({ picture, ...host }) => ({
    ...host,
    pictureUrl: picture && portraitOf(picture),
  }));
  return { ...details, hosts: drafts };
}
