import type { Property } from './property';
import type { PropertyStore } from './property-store';
import { aProperty, NOTHING_SET } from './property.fixture';

const BARE = aProperty({ ...NOTHING_SET, checkin: { from: '15:00', announceAfter: null } });
const WHOLE = aProperty({
  chatNumber: '390784000000',
  waysTo: [{ landmark: 'airport', mode: 'by-car', minutes: null, metres: [20_000, 25_000] }],
  ownWays: [{ id: 'terme', name: { it: 'Terme', de: 'Therme' }, mode: 'by-car', minutes: 15, metres: null }],
  shuttleUrl: 'https://navetta.example',
  mapEmbedUrl: 'https://maps.example/embed?at=40.77%2C9.67',
  hosts: [
    {
      name: 'Marta',
      languages: ['it', 'fr'],
      picture: {
        url: '/uploads/hosts/marta.jpg',
        width: 60,
        height: 40,
        placeholder: '#7aa5a3',
        variants: [],
      },
      pictureAlt: { it: 'Marta sulla veranda', en: 'Marta on the veranda' },
    },
    { name: 'Piero', languages: [], picture: null, pictureAlt: null },
  ],
  vatNumber: '00000000000',
  touristTax: {
    centsPerPersonNight: 150,
    maxNights: 7,
    months: [6, 7],
    note: { it: 'Esclusa.', es: 'No incluida.' },
  },
  houseRules: { it: 'Silenzio dalle 22.\nNiente fuochi.', de: 'Ruhe ab 22 Uhr.' },
  cancellationTerms: { it: 'Gratuita fino a 14 giorni prima.' },
  depositTerms: { it: 'In contanti, all’arrivo.' },
  ownServices: [{ id: 'yoga', name: { it: 'Yoga all’alba', de: 'Yoga bei Sonnenaufgang' } }],
  ownAmenities: [{ id: 'sauna', name: { it: 'Sauna', es: 'Sauna' } }],
  amounts: [
    { id: 'boat-trip', cents: 6_000 },
    { id: 'deposit', cents: 0 },
  ],
  video: { url: '/uploads/video/a.mp4', posterUrl: null },
  credit: { label: 'Officina', url: 'https://officina.example' },
});

/** What every property store does. @param open a store in which nobody has described the property yet */
export function describePropertyStore(open: () => Promise<PropertyStore> | PropertyStore): void {
  describe('a property store', () => {
    let store: PropertyStore;
    const save = (property: Property) => store.update(() => property);

    beforeEach(async () => {
      store = await open();
    });

    it('has no property before the first one is saved', async () => {
      await expect(store.get()).rejects.toMatchObject({ code: 'property.not_found' });
      expect(await store.find()).toBeUndefined();
    });

    it.each([
      ['with every field set', WHOLE],
      ['with nothing but what is required', BARE],
    ])('keeps a property %s', async (_, property) => {
      expect(await save(property)).toEqual(property);
      expect(await store.get()).toEqual(property);
    });

    it('hands the stored property to the next change', async () => {
      const seen: (Property | undefined)[] = [];
      const change = (name: string) => (stored: Property | undefined) => {
        seen.push(stored);
        return aProperty({ name });
      };
      await store.update(change('first'));
      await store.update(change('second'));
      expect(seen).toEqual([undefined, aProperty({ name: 'first' })]);
      expect((await store.get()).name).toBe('second');
    });

    it('saves nothing when the change throws', async () => {
      await save(aProperty());
      const fail = () => {
        throw new Error('not like this');
      };
      await expect(store.update(fail)).rejects.toThrow('not like this');
      expect(await store.get()).toEqual(aProperty());
    });

    it('lets changes of the same moment see one another, also the first ones', async () => {
      const raise = (stored: Property | undefined) =>
        aProperty({ weeklyDiscountPercent: (stored?.weeklyDiscountPercent ?? 0) + 1 });
      await Promise.all(Array.from({ length: 5 }, () => store.update(raise)));
      expect((await store.get()).weeklyDiscountPercent).toBe(5);
    });
  });
}
