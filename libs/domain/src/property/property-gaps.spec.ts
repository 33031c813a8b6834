import { propertyGaps } from './property-gaps';
import { aProperty } from './property.fixture';

const text = (it: string) => ({ it, en: it, de: it, es: it });

/** A complete property, in all languages. */
const complete = aProperty({
  tagline: text('Una baia.'),
  vatNumber: '00000000000',
  mapEmbedUrl: 'https://maps.example/embed',
  houseRules: text('Silenzio.'),
  cancellationTerms: text('Gratuita.'),
  depositTerms: text('In contanti.'),
});

it('a property that tells everything lacks nothing', () => {
  expect(propertyGaps(complete)).toEqual([]);
});

it('misses the rental codes first, which the law asks for', () => {
  expect(propertyGaps({ ...complete, hosts: [], iun: null, cin: null })).toEqual([
    { field: 'cin', languages: null },
    { field: 'iun', languages: null },
    { field: 'hosts', languages: null },
  ]);
});

it('misses a map only where no coordinates are there to draw one from', () => {
  expect(propertyGaps({ ...complete, mapEmbedUrl: null })).toEqual([]);
  expect(propertyGaps({ ...complete, mapEmbedUrl: null, coordinates: null })).toEqual([
    { field: 'coordinates', languages: null },
    { field: 'mapEmbedUrl', languages: null },
  ]);
});

it('misses no ways where there are some to places of the owner’s own', () => {
  const place = { id: 'terme', name: text('Terme'), mode: 'on-foot', minutes: 5, metres: null } as const;
  expect(propertyGaps({ ...complete, waysTo: [], ownWays: [place] })).toEqual([]);
});

it('misses the languages that a text lacks, and blank ones', () => {
  const gaps = propertyGaps({ ...complete, tagline: { it: 'Una baia.', en: ' ', es: 'Una bahía.' } });
  expect(gaps).toEqual([{ field: 'tagline', languages: ['en', 'de'] }]);
});

it('misses the translation of the note about the tourist tax', () => {
  const touristTax = { centsPerPersonNight: 150, maxNights: null, months: null };
  const note = { it: 'Esclusa.', en: 'Extra.', es: 'Aparte.' };
  expect(propertyGaps({ ...complete, touristTax: { ...touristTax, note } })).toEqual([
    { field: 'touristTax', languages: ['de'] },
  ]);
  expect(propertyGaps({ ...complete, touristTax: { ...touristTax, note: null } })).toEqual([]);
});

it('misses the languages that the owner’s own services or amenities lack, once for all of them', () => {
  const ownServices = [
    { id: 'yoga', name: text('Yoga') },
    { id: 'kayak', name: { it: 'Kayak', en: 'Kayak' } },
    { id: 'bici', name: { it: 'Bici', en: 'Bikes', de: 'Räder' } },
  ];
  const ownAmenities = [{ id: 'sauna', name: { it: 'Sauna', en: 'Sauna', de: 'Sauna' } }];
  expect(propertyGaps({ ...complete, ownServices, ownAmenities })).toEqual([
    { field: 'ownServices', languages: ['de', 'es'] },
    { field: 'ownAmenities', languages: ['es'] },
  ]);
});
