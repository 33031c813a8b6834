import { createHash } from 'node:crypto';
import type { Content } from '@ospite/contracts/guest';
import type { PageRequest } from '@ospite/contracts/site';
import {
  aPropertyResponse,
  aRoomResponse,
  FakeApi,
  problem,
  superAdminSettingsResponse,
  unreachable,
  type Handlers,
} from '@ospite/contracts/testing';
import { renderPageAt } from './render-page.fixture';

const EMPTY = superAdminSettingsResponse({ bannerFooter: '' });
const TRACKING_CODE = '<script src="https://stats.example/s.js"></script><script>window.counted = 1</script>';

const COOKIE_POLICY: Content = {
  page: 'cookiePolicy',
  sections: [
    {
      id: 1,
      kind: 'cookiePolicy.paragraph',
      values: {
        text: {
          blocks: ['{{unless tracking}} Nessuno strumento.', 'Si collega a: {{trackingOrigins}}.'].map(
            (text) => ({
              paragraph: [{ text }],
            }),
          ),
        },
      },
    },
  ],
};

function renderAt(
  path: string,
  settings: Handlers['getSuperAdminSettings'],
  extras: Partial<PageRequest> = {},
) {
  const api = new FakeApi({
    listContentPages: [{ page: 'cookiePolicy' }],
    getContent: ({ page }) => (page === 'cookiePolicy' ? COOKIE_POLICY : problem(404, 'content.not_found')),
    getProperty: aPropertyResponse(),
    listRooms: [aRoomResponse()],
    listPrices: [],
    getSuperAdminSettings: settings ?? EMPTY,
  });
  return renderPageAt(path, api, extras);
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** Of the scripts that a browser runs from the document. */
function inlineHashes(html: string) {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([^]*?)<\/script>/g)];
  return [...new Set(scripts.map(([, text = '']) => hashOf(text)))];
}

describe('a page without anything of other hosts', () => {
  it('names none, and holds what it would without the settings', async () => {
    const page = await renderAt('/camere', EMPTY);
    expect(page).not.toHaveProperty('trackingOrigins');
    expect(page).not.toHaveProperty('pictureOrigins');
    expect(page.scriptHashes).toEqual(inlineHashes(page.html));
    expect(page.html).not.toContain('Pubblicità');
    expect(page.state?.json).not.toMatch(/banner|tracking|getSuperAdminSettings/i);
  });

  it('is not cached when the settings cannot be read, and is shown all the same', async () => {
    const page = await renderAt('/camere', unreachable);
    expect([page.status, page.isIncomplete]).toEqual([200, true]);
    expect((await renderAt('/camere', EMPTY)).isIncomplete).toBe(false);
  });
});

describe('a page with tracking code', () => {
  const settings = superAdminSettingsResponse({
    bannerFooter: '',
    trackingCode: TRACKING_CODE,
    trackingOrigins: ['https://stats.example'],
  });

  it('names its origins and the hash of its inline script, and does not hold it', async () => {
    for (const path of ['/', '/en/cookie-policy', '/no-such-page']) {
      const page = await renderAt(path, settings);
      expect(page.trackingOrigins).toEqual(['https://stats.example']);
      expect(page.scriptHashes).toContain(hashOf('window.counted = 1'));
      // Nothing for the script that is loaded: its origin lets it in.
      expect(page.scriptHashes).not.toContain(hashOf(''));
      expect(page.html + page.state?.json).not.toMatch(/counted|s\.js/);
    }
  });

  it('says so in the cookie policy', async () => {
    expect((await renderAt('/cookie-policy', settings)).html).toContain('stats.example');
    expect((await renderAt('/cookie-policy', EMPTY)).html).toContain('Nessuno strumento.');
  });

  it('lets nothing in on the notice that the site is offline', async () => {
    const page = await renderAt('/', settings, { offline: { until: null, text: null } });
    expect(page).not.toHaveProperty('trackingOrigins');
    expect(page.scriptHashes).toEqual(inlineHashes(page.html));
  });
});

describe('a page with banners', () => {
  const settings = superAdminSettingsResponse({
    bannerFooter: '<a href="/camere"><img src="/uploads/a.jpg" /></a>',
    bannerMobileTop: '<img src="https://ads.example/a.jpg?x=1&amp;y=2" alt="Barca" />',
  });

  it('shows ours in its HTML, and keeps those of other hosts from loading', async () => {
    const page = await renderAt('/camere', settings);
    const { document } = page;
    expect([...document.images].map((image) => image.getAttribute('src'))).toContain('/uploads/a.jpg');
    expect(document.querySelector('img[src="/uploads/a.jpg"]')?.getAttribute('loading')).toBe('lazy');
    expect(document.querySelector('img[src*="ads.example"]')).toBeNull();
    expect(document.querySelector('template')?.innerHTML).toContain('ads.example');
    expect(page.pictureOrigins).toEqual(['https://ads.example']);
    expect(page).not.toHaveProperty('trackingOrigins');
  });

  it('names every script that stands in it', async () => {
    const page = await renderAt('/camere', settings);
    expect(inlineHashes(page.html)).toHaveLength(2);
    expect([...page.scriptHashes].toSorted()).toEqual(inlineHashes(page.html).toSorted());
  });
});
