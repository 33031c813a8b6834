import type { CalendarDate, Property } from '@ospite/domain';
import { DEMO_TERMS } from './demo-terms';
import type { DemoPictureSource } from './pictures/encoded-pictures';

/** The hosts' portraits, in the order of the hosts. */
export const DEMO_PORTRAITS: readonly DemoPictureSource[] = [
  { file: 'host-marta.jpg' },
  { file: 'host-piero.jpg' },
];

/**
 * The demo property (specification §1): invented, at a real place. Phone, e-mail and codes are example values that
 * reach nobody; codes have the form of real ones.
 */
export const DEMO_PROPERTY: Omit<Property, 'video' | 'updatedAt'> = {
  name: 'Baia dei Ginepri',
  tagline: {
    it: 'Una baia, i pini, il tempo che serve.',
    en: 'A bay, the pines, all the time you need.',
    de: 'Eine Bucht, die Pinien, alle Zeit der Welt.',
    es: 'Una bahía, los pinos y todo el tiempo del mundo.',
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
  chatNumber: '390784000000',
  score: { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' as CalendarDate },
  waysTo: [
    { landmark: 'airport', mode: 'by-car', minutes: 20, metres: [20_000, 25_000] },
    { landmark: 'town-centre', mode: 'by-car', minutes: 10, metres: null },
    { landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] },
    { landmark: 'marina', mode: 'by-car', minutes: 10, metres: null },
  ],
  ownWays: [],
  shuttleUrl: 'https://navetta-la-cinta.example',
  // OpenStreetMap's page for frames, about three kilometres around the coordinates, which it marks.
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=9.6527%2C40.7609%2C9.6927%2C40.7809&layer=mapnik&marker=40.7709%2C9.6727',
  hosts: [
    {
      name: 'Marta Deledda',
      languages: ['it', 'en', 'de'],
      picture: null,
      pictureAlt: {
        it: 'Marta sorridente, con i ricci grigi e una maglia corallo, davanti alla buganvillea',
        en: 'Marta smiling, with grey curls and a coral shirt, in front of bougainvillea',
        de: 'Marta lächelnd, mit grauen Locken und korallenrotem Hemd vor der Bougainvillea',
        es: 'Marta sonriente, con rizos grises y camiseta coral, delante de la buganvilla',
      },
    },
    {
      name: 'Piero Deledda',
      languages: ['it', 'es', 'fr'],
      picture: null,
      pictureAlt: {
        it: 'Piero con i baffi bianchi, il cappello di paglia e la camicia azzurra, davanti al muro del giardino',
        en: 'Piero with his white moustache, straw hat and blue shirt, in front of the garden wall',
        de: 'Piero mit weißem Schnurrbart, Strohhut und blauem Hemd vor der Gartenmauer',
        es: 'Piero con bigote blanco, sombrero de paja y camisa azul, delante del muro del jardín',
      },
    },
  ],
  vatNumber: '00000000000',
  cin: 'IT090092B4000X0000',
  iun: 'E0000',
  // Invented; per person and night, most nights and months are of the usual form.
  touristTax: {
    centsPerPersonNight: 150,
    maxNights: 7,
    months: [5, 6, 7, 8, 9, 10],
    note: {
      it: 'L’imposta di soggiorno non è compresa e si paga all’arrivo.',
      en: 'The tourist tax is not included and is paid on arrival.',
      de: 'Die Kurtaxe ist nicht enthalten und wird bei der Anreise bezahlt.',
      es: 'La tasa turística no está incluida y se paga a la llegada.',
    },
  },
  ...DEMO_TERMS,
  offeredServices: ['beach-shuttle', 'sports-fields', 'mooring', 'parking'],
  ownServices: [],
  ownAmenities: [],
  weeklyDiscountPercent: 10,
  credit: { label: 'Officina Maestrale', url: 'https://officinamaestrale.example' },
};
