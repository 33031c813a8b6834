import type { Brand } from './brand';
import type { BrandStore } from './brand-store';
import { aBrand, aLogo } from './memory-brand-store.fixture';

/** What every store of the brand does. @param open a store */
export function describeBrandStore(open: () => Promise<BrandStore> | BrandStore): void {
  describe('a store of the brand', () => {
    let store: BrandStore;

    beforeEach(async () => {
      store = await open();
      await store.update(() => aBrand());
    });

    it('keeps every field, and hands them to the next change', async () => {
      const brand = aBrand({
        palette: 'lake',
        typefaces: 'classic',
        logo: aLogo(),
        updatedAt: new Date('2026-06-01T10:00:00.123Z'),
      });
      expect(await store.update(() => brand)).toEqual(brand);
      expect(await store.get()).toEqual(brand);
      await store.update((stored) => {
        expect(stored).toEqual(brand);
        return stored;
      });
    });

    it('saves nothing when the change throws', async () => {
      const fail = () => Promise.reject(new Error('not like this'));
      await expect(store.update(fail)).rejects.toThrow('not like this');
      expect(await store.get()).toEqual(aBrand());
    });

    it('lets changes of the same moment see one another', async () => {
      const later = (stored: Brand) => ({
        ...stored,
        updatedAt: new Date(stored.updatedAt.getTime() + 1_000),
      });
      await Promise.all(Array.from({ length: 5 }, () => store.update(later)));
      expect((await store.get()).updatedAt.getTime()).toBe(aBrand().updatedAt.getTime() + 5_000);
    });
  });
}
