import { someSuperAdminSettings } from './memory-settings-stores.fixture';
import type { SiteSetting } from './site-setting';
import type { SiteSettingChange, SiteSettingStore, SuperAdminSettingsStore } from './settings-stores';
import type { SuperAdminSettings } from './super-admin-settings';

const fail = () => {
  throw new Error('not like this');
};

/** What every store of the super admin's settings does. @param open a store */
export function describeSuperAdminSettingsStore(
  open: () => Promise<SuperAdminSettingsStore> | SuperAdminSettingsStore,
): void {
  describe('a store of the super admin’s settings', () => {
    let store: SuperAdminSettingsStore;

    beforeEach(async () => {
      store = await open();
      await store.update(() => someSuperAdminSettings());
    });

    it('keeps every field', async () => {
      const settings = someSuperAdminSettings({
        siteOffline: true,
        offlineSince: new Date('2026-06-01T10:00:00Z'),
        offlineUntil: new Date('2026-06-02T06:00:00Z'),
        offlineText: { it: 'Torniamo domani.', de: 'Bis morgen.' },
        trackingCode: '<script></script>',
        trackingOrigins: ['https://b.example', 'https://a.example'],
        bannerFooter: '1',
        bannerMidSite: '2',
        bannerMobileTop: '3',
        bannerMobileMid1: '4',
        bannerMobileMid2: '5',
        bannerMobileBottom: '6',
        updatedAt: new Date('2026-06-01T10:00:00.123Z'),
      });
      expect(await store.update(() => settings)).toEqual(settings);
      expect(await store.get()).toEqual(settings);
    });

    it('saves nothing when the change throws', async () => {
      await expect(store.update(fail)).rejects.toThrow('not like this');
      expect(await store.get()).toEqual(someSuperAdminSettings());
    });

    it('lets changes of the same moment see one another', async () => {
      const extend = (stored: SuperAdminSettings) => ({ ...stored, bannerFooter: `${stored.bannerFooter}x` });
      await Promise.all(Array.from({ length: 5 }, () => store.update(extend)));
      expect((await store.get()).bannerFooter).toBe('xxxxx');
    });
  });
}

/** What every store of the owner's switches does. @param open a store in which nobody has set one */
export function describeSiteSettingStore(open: () => Promise<SiteSettingStore> | SiteSettingStore): void {
  describe('a store of the owner’s switches', () => {
    const KEY = 'show_reviews_section';
    let store: SiteSettingStore;

    beforeEach(async () => {
      store = await open();
    });

    it('has a switch off that nobody has set', async () => {
      expect(await store.get(KEY)).toEqual({ id: null, key: KEY, value: 'false', updatedAt: null });
    });

    it('keeps a switch, and hands it to the next change', async () => {
      const on = { value: 'true', updatedAt: new Date('2026-06-01T10:00:00.123Z') } as const;
      const off = { value: 'false', updatedAt: new Date('2026-06-02T10:00:00Z') } as const;
      const seen: SiteSetting[] = [];
      const change = (next: ReturnType<SiteSettingChange>) => (stored: SiteSetting) => {
        seen.push(stored);
        return next;
      };
      const stored = await store.update(KEY, change(on));
      expect(stored).toEqual({ id: expect.any(Number), key: KEY, ...on });
      await store.update(KEY, change(off));
      expect(seen).toEqual([{ id: null, key: KEY, value: 'false', updatedAt: null }, stored]);
      expect(await store.get(KEY)).toEqual({ ...stored, ...off });
    });

    it('saves nothing when the change throws', async () => {
      await expect(store.update(KEY, fail)).rejects.toThrow('not like this');
      expect((await store.get(KEY)).updatedAt).toBeNull();
    });

    it('lets changes of the same moment see one another, also the first ones', async () => {
      const later: SiteSettingChange = ({ updatedAt }) => ({
        value: 'true',
        updatedAt: new Date((updatedAt?.getTime() ?? 0) + 1_000),
      });
      await Promise.all(Array.from({ length: 5 }, () => store.update(KEY, later)));
      expect((await store.get(KEY)).updatedAt).toEqual(new Date(5_000));
    });
  });
}
