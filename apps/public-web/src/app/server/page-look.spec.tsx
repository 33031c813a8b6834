import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { PALETTE_COLOURS, TYPEFACE_PAIRS, typefaceProperties } from '@ospite/domain';
import {
  aPropertyResponse,
  FakeApi,
  superAdminSettingsResponse,
  WRITTEN_PAGES,
} from '@ospite/contracts/testing';
import type { PageRequest } from '@ospite/contracts/site';
import { emptySiteAssets, parsedHtml, renderPageAt } from './render-page.fixture';

const api = () =>
  new FakeApi({
    getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '' }),
    getProperty: aPropertyResponse(),
    ...WRITTEN_PAGES,
  });
const pageWith = (brand: PageRequest['brand'], changes: Partial<PageRequest> = {}) =>
  renderPageAt('/niente', api(), { ...(brand !== undefined && { brand }), ...changes });

describe('the palette of a page', () => {
  it.each([
    ['an address without a page', {}],
    ['the notice of an offline site', { offline: { until: null, text: null } }],
  ])('is on the root element of %s', async (_what, changes) => {
    const { document } = await pageWith({ palette: 'lake', typefaces: 'warm', logo: null }, changes);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--sea')).toBe(PALETTE_COLOURS.lake.sea);
    expect(style.getPropertyValue('--veil')).toBe(`${PALETTE_COLOURS.lake['juniper-deep']}8c`);
    const bars = document.querySelector('meta[name="theme-color"]');
    expect(bars?.getAttribute('content')).toBe(PALETTE_COLOURS.lake.sand);
  });

  it('adds nothing to a page where it is the first one', async () => {
    const { html } = await pageWith({ palette: 'sea', typefaces: 'warm', logo: null });
    expect(html).toBe((await pageWith(undefined)).html);
    expect(html).toMatch(/^<!doctype html><html lang="it"><head>/);
    expect(html).not.toContain('theme-color');
  });

  it('adds less than 400 bytes to a packet, and no style element', async () => {
    const [plain, chosen] = [
      await pageWith({ palette: 'sea', typefaces: 'warm', logo: null }),
      await pageWith({ palette: 'town', typefaces: 'warm', logo: null }),
    ];
    expect(chosen.styleHashes).toEqual(plain.styleHashes);
    expect(gzipSync(chosen.html).length - gzipSync(plain.html).length).toBeLessThan(400);
  });

  it('that could not be read leaves a page that is not kept', async () => {
    expect((await pageWith(null)).isIncomplete).toBe(true);
    expect((await pageWith({ palette: 'sea', typefaces: 'warm', logo: null })).isIncomplete).toBe(false);
  });
});

describe('the typefaces of a page', () => {
  it.each([
    ['an address without a page', {}],
    ['the notice of an offline site', { offline: { until: null, text: null } }],
  ])('are on the root element of %s, beside the palette', async (_what, changes) => {
    const brand = { palette: 'lake', typefaces: 'modern', logo: null } as const;
    const { style } = (await pageWith(brand, changes)).document.documentElement;
    for (const [name, value] of Object.entries(typefaceProperties('modern')))
      expect(style.getPropertyValue(`--${name}`)).toBe(value);
    expect(style.getPropertyValue('--sea')).toBe(PALETTE_COLOURS.lake.sea);
  });

  it('are the only ones whose fonts it declares and fetches', async () => {
    const fontsOf = (pair: string) => ({
      faces: `@font-face{font-family:${pair}}`,
      files: [`/${pair}.woff2`],
    });
    const assets = {
      ...emptySiteAssets(),
      typefaces: { warm: fontsOf('warm'), modern: fontsOf('modern'), classic: fontsOf('classic') },
    };
    for (const typefaces of TYPEFACE_PAIRS) {
      const changes = { brand: { palette: 'sea', typefaces, logo: null } } as const;
      const { html, styleHashes } = await renderPageAt('/niente', api(), changes, assets);
      const css = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
      expect(css.match(/@font-face/g)).toHaveLength(1);
      expect(css).toContain(fontsOf(typefaces).faces);
      expect(styleHashes).toEqual([`sha256-${createHash('sha256').update(css).digest('base64')}`]);
      const script = parsedHtml(html).querySelector<HTMLElement>('script[data-fonts]');
      expect(script?.dataset.fonts).toBe(`/${typefaces}.woff2`);
    }
  });

  it('change neither the bars of the browser nor what the page hydrates, and add less than 200 bytes to a packet', async () => {
    const plain = await pageWith({ palette: 'sea', typefaces: 'warm', logo: null });
    for (const typefaces of TYPEFACE_PAIRS) {
      const chosen = await pageWith({ palette: 'sea', typefaces, logo: null });
      expect(chosen.document.body.innerHTML).toBe(plain.document.body.innerHTML);
      expect(chosen.document.head.innerHTML).toBe(plain.document.head.innerHTML);
      expect(gzipSync(chosen.html).length - gzipSync(plain.html).length).toBeLessThan(200);
    }
  });
});

describe('the logo of a page', () => {
  const LOGO = { url: '/brand/0a1b2c3d4e5f6071.png', width: 576, height: 192 };

  it('is on the root element with its proportions, beside the palette or without one', async () => {
    const { document } = await pageWith({ palette: 'sea', typefaces: 'warm', logo: LOGO });
    const { style } = document.documentElement;
    expect(style.cssText).toBe(`--logo: url(${LOGO.url}); --logo-ratio: 3.000;`);
    const both = await pageWith({ palette: 'lake', typefaces: 'warm', logo: LOGO });
    expect(both.html).toMatch(/<html lang="it" style="--sea:.*--logo:url\(/);
  });

  it('leaves the name of the house where it is read, and the page’s state as it is', async () => {
    const [plain, shown] = [
      await pageWith({ palette: 'sea', typefaces: 'warm', logo: null }),
      await pageWith({ palette: 'sea', typefaces: 'warm', logo: LOGO }),
    ];
    expect(shown.document.body.innerHTML).toBe(plain.document.body.innerHTML);
    expect(shown.document.querySelector('header a')?.textContent).toMatch(/Baia dei Ginepri/);
  });
});

describe('the icons of a page', () => {
  const ICONS = { touch: '/brand/icon-180.png', tab: '/brand/icon-192.png', preview: '/brand/icon-512.png' };
  const hrefs = (document: Document) =>
    Object.fromEntries(
      [...document.querySelectorAll('link[rel*="icon"], link[rel="manifest"]')].map((link) => [
        link.getAttribute('rel'),
        link.getAttribute('href'),
      ]),
    );

  it('follow from the look, and for the first palette without a logo the tab keeps the site’s own', async () => {
    const first = await pageWith({ palette: 'sea', typefaces: 'warm', logo: null, icons: ICONS });
    const ofPhones = { 'apple-touch-icon': ICONS.touch, manifest: '/site.webmanifest' };
    expect(hrefs(first.document)).toEqual({ ...ofPhones, icon: '/icon.svg' });
    const chosen = await pageWith({ palette: 'lake', typefaces: 'warm', logo: null, icons: ICONS });
    expect(hrefs(chosen.document)).toEqual({ ...ofPhones, icon: ICONS.tab });
  });

  it('in tabs are the initial of the house where its logo is too wide for them', async () => {
    const logo = { url: '/brand/1.png', width: 192, height: 192 };
    const icon = async (width: number) => {
      const page = await pageWith({
        palette: 'lake',
        typefaces: 'warm',
        logo: { ...logo, width },
        icons: ICONS,
      });
      return decodeURIComponent(hrefs(page.document).icon ?? '');
    };
    expect(await icon(192)).toBe(ICONS.tab);
    const initial = await icon(600);
    expect(initial).toMatch(/^data:image\/svg\+xml,<svg .*>B<\/text><\/svg>$/);
    expect(initial).toContain(PALETTE_COLOURS.lake.juniper);
  });

  it('stand in link previews of a house that shows no picture', async () => {
    const bare = new FakeApi({
      getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '' }),
      getProperty: aPropertyResponse(),
      listContentPages: [],
    });
    const brand = { palette: 'sea', typefaces: 'warm', logo: null, icons: ICONS } as const;
    const { document } = await renderPageAt('/niente', bare, { brand });
    const open = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect(['image', 'image:width', 'image:alt'].map(open)).toEqual([
      `https://ginepri.example${ICONS.preview}`,
      '512',
      'Baia dei Ginepri',
    ]);
  });
});
