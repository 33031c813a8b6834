import { BannerSanitiser, type RemovedPart } from './banners/banner-sanitiser';
import { ChangeSiteSetting } from './change-site-setting';
import { ChangeSuperAdminSettings, type SuperAdminSettingsDraft } from './change-super-admin-settings';
import {
  MemorySiteSettingStore,
  MemorySuperAdminSettingsStore,
  someSuperAdminSettings,
} from './memory-settings-stores.fixture';
import { PreviewBanner } from './banners/preview-banner';
import { ReadSuperAdminSettings } from './read-super-admin-settings';
import {
  BANNER_FIELDS,
  isSiteOffline,
  MAX_BANNER_LENGTH,
  MAX_OFFLINE_TEXT_LENGTH,
} from './super-admin-settings';

const NOW = new Date('2026-06-01T10:00:00Z');
const clock = { now: () => NOW };

/** Takes scripts out, and writes out signs as a real one does. */
class PlainSanitiser extends BannerSanitiser {
  override sanitise(html: string): string {
    return html.replace(/<script>.*?<\/script>/g, '').replace(/&(?!amp;)/g, '&amp;');
  }

  override removedFrom(html: string): readonly RemovedPart[] {
    const count = html.split('<script>').length - 1;
    return count === 0 ? [] : [{ kind: 'element', element: 'script', name: 'script', count }];
  }
}

it('a banner can be seen as guests would before it is saved', () => {
  const written = '<img src="https://ads.example/a.jpg">Ciao<script>x()</script>';
  expect(new PreviewBanner(new PlainSanitiser()).preview(written, 'https://ginepri.example')).toEqual({
    html: '<img src="https://ads.example/a.jpg">Ciao',
    removed: [{ kind: 'element', element: 'script', name: 'script', count: 1 }],
    pictureOrigins: ['https://ads.example'],
  });
});

describe('the super admin’s settings', () => {
  const CODE = '<script src="https://stats.example/s.js"></script>';
  const { updatedAt: BEFORE, ...SETTINGS } = someSuperAdminSettings();

  const UNSENT = { trackingOrigins: undefined, offlineUntil: undefined, offlineText: undefined };

  const open = (stored = someSuperAdminSettings()) => {
    const store = new MemorySuperAdminSettingsStore(stored);
    const useCase = new ChangeSuperAdminSettings(store, new PlainSanitiser(), clock);
    const change = (changes: Partial<SuperAdminSettingsDraft>, basedOn?: Date) =>
      useCase.change({ ...SETTINGS, ...UNSENT, ...changes }, basedOn);
    return { store, change };
  };

  it('are stored with the time, and each banner sanitised', async () => {
    const { store, change } = open();
    const html = Object.fromEntries(BANNER_FIELDS.map((field) => [field, `${field}<script>x()</script>`]));
    const saved = await change({ siteOffline: true, ...html }, BEFORE);
    const safe = Object.fromEntries(BANNER_FIELDS.map((field) => [field, field]));
    expect(saved).toMatchObject({ siteOffline: true, ...safe, updatedAt: NOW });
    expect(await store.get()).toEqual(saved);
  });

  it('are sanitised again when they are read', async () => {
    const store = new MemorySuperAdminSettingsStore(
      someSuperAdminSettings({ bannerMidSite: 'Ciao<script>x()</script>' }),
    );
    const settings = await new ReadSuperAdminSettings(store, new PlainSanitiser()).read();
    expect(settings.bannerMidSite).toBe('Ciao');
  });

  it('are refused with a banner that is too long once its signs are written out', async () => {
    const { store, change } = open();
    await expect(change({ bannerFooter: '&'.repeat(MAX_BANNER_LENGTH) })).rejects.toMatchObject({
      code: 'settings.invalid',
      fields: [{ field: 'bannerFooter', code: 'too_long', facts: { max: MAX_BANNER_LENGTH } }],
    });
    expect((await store.get()).updatedAt).toEqual(BEFORE);
  });

  it('are refused with an origin that is none', async () => {
    await expect(open().change({ trackingOrigins: ['*'] })).rejects.toMatchObject({
      code: 'settings.invalid',
      fields: [{ field: 'trackingOrigins.0', code: 'invalid_origin' }],
    });
  });

  it('let the tracking code call what it names, unless somebody edited the list', async () => {
    const { change } = open();
    expect((await change({ trackingCode: CODE })).trackingOrigins).toEqual(['https://stats.example']);
    const edited = await change({ trackingCode: CODE, trackingOrigins: [' https://PIXEL.example/ '] });
    expect(edited.trackingOrigins).toEqual(['https://pixel.example']);
    expect((await change({ trackingCode: CODE })).trackingOrigins).toEqual(['https://pixel.example']);
  });

  describe('of an offline time', () => {
    const END = new Date('2026-06-01T18:00:00Z');
    const TEXT = { it: ' Rinnoviamo la piscina. ', en: 'We are renewing the pool.', de: ' ' };

    it('keep its end and its text, also when a save leaves them out', async () => {
      const { change } = open();
      const saved = await change({ siteOffline: true, offlineUntil: END, offlineText: TEXT });
      const kept = { it: 'Rinnoviamo la piscina.', en: 'We are renewing the pool.' };
      expect(saved).toMatchObject({ offlineUntil: END, offlineText: kept });
      expect(await change({ siteOffline: true })).toMatchObject({ offlineUntil: END, offlineText: kept });
      const cleared = await change({ siteOffline: true, offlineUntil: null, offlineText: null });
      expect(cleared).toMatchObject({ offlineUntil: null, offlineText: null });
    });

    it('remember since when guests miss the site, whatever else is saved meanwhile', async () => {
      const BEFORE_NOW = new Date('2026-05-30T10:00:00Z');
      const missed = { siteOffline: true, offlineSince: BEFORE_NOW } as const;
      expect((await open().change({ siteOffline: true })).offlineSince).toEqual(NOW);
      const since = async (stored: Parameters<typeof someSuperAdminSettings>[0], siteOffline: boolean) =>
        (await open(someSuperAdminSettings(stored)).change({ siteOffline })).offlineSince;
      expect(await since(missed, true)).toEqual(BEFORE_NOW);
      expect(await since(missed, false)).toBeNull();
      // It had come back by itself in between.
      expect(await since({ ...missed, offlineUntil: NOW }, true)).toEqual(NOW);
    });

    it('are refused with an end that has passed, unless it was there before', async () => {
      const change = (stored: Date | null) =>
        open(someSuperAdminSettings({ offlineUntil: stored })).change({ offlineUntil: NOW });
      await expect(change(null)).rejects.toMatchObject({
        code: 'settings.invalid',
        fields: [{ field: 'offlineUntil', code: 'in_the_past' }],
      });
      expect((await change(NOW)).offlineUntil).toEqual(NOW);
    });

    it.each([
      [{ it: '' }, { field: 'offlineText.it', code: 'required' }],
      [
        { it: 'Ciao', es: 'x'.repeat(MAX_OFFLINE_TEXT_LENGTH + 1) },
        { field: 'offlineText.es', code: 'too_long' },
      ],
    ])('are refused with the text %j', async (offlineText, problem) => {
      await expect(open().change({ offlineText })).rejects.toMatchObject({
        code: 'settings.invalid',
        fields: [expect.objectContaining(problem)],
      });
    });

    it('forget an end that has passed when the site is switched off anew', async () => {
      const { change } = open(someSuperAdminSettings({ siteOffline: true, offlineUntil: NOW }));
      expect((await change({ siteOffline: true, offlineUntil: NOW })).offlineUntil).toEqual(NOW);
      expect((await change({ siteOffline: false, offlineUntil: NOW })).offlineUntil).toEqual(NOW);
      expect((await change({ siteOffline: true, offlineUntil: NOW })).offlineUntil).toBeNull();
    });

    it('end by the clock', () => {
      const isOffline = (siteOffline: boolean, offlineUntil: Date | null, now: Date) =>
        isSiteOffline({ siteOffline, offlineUntil }, now);
      const before = new Date(END.getTime() - 1);
      expect([isOffline(true, END, before), isOffline(true, END, END)]).toEqual([true, false]);
      expect([isOffline(true, null, END), isOffline(false, END, before)]).toEqual([true, false]);
    });
  });

  it('are refused when they are based on an older state', async () => {
    const { store, change } = open();
    await expect(change({ siteOffline: true }, new Date(0))).rejects.toMatchObject({
      code: 'settings.changed',
    });
    expect((await store.get()).siteOffline).toBe(false);
  });
});

describe('a switch of the owner’s', () => {
  const open = () => {
    const store = new MemorySiteSettingStore();
    const useCase = new ChangeSiteSetting(store, clock);
    return (basedOn?: Date) => useCase.change('show_reviews_section', 'true', basedOn);
  };

  it('is set for the first time, and two settings of the same millisecond are told apart', async () => {
    const set = open();
    expect(await set()).toEqual({ id: 1, key: 'show_reviews_section', value: 'true', updatedAt: NOW });
    expect((await set()).updatedAt).toEqual(new Date(NOW.getTime() + 1));
  });

  it('is not set on the ground of an older state', async () => {
    const set = open();
    await expect(set(new Date(0))).rejects.toMatchObject({ code: 'settings.changed' });
    await set();
    await expect(set(new Date(0))).rejects.toMatchObject({ code: 'settings.changed' });
    await set(NOW);
  });
});
