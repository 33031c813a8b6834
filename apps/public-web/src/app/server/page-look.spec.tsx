import { gzipSync } from 'node:zlib';
import { PALETTE_COLOURS } from '@ospite/domain';
import {
  aPropertyResponse,
  FakeApi,
  superAdminSettingsResponse,
  WRITTEN_PAGES,
} from '@ospite/contracts/testing';
import type { PageRequest } from '@ospite/contracts/site';
import { renderPageAt } from './render-page.fixture';

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
    const { document } = await pageWith({ palette: 'lake' }, changes);
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--sea')).toBe(PALETTE_COLOURS.lake.sea);
    expect(style.getPropertyValue('--veil')).toBe(`${PALETTE_COLOURS.lake['juniper-deep']}8c`);
    const bars = document.querySelector('meta[name="theme-color"]');
    expect(bars?.getAttribute('content')).toBe(PALETTE_COLOURS.lake.sand);
  });

  it('adds nothing to a page where it is the first one', async () => {
    const { html } = await pageWith({ palette: 'sea' });
    expect(html).toBe((await pageWith(undefined)).html);
    expect(html).toMatch(/^<!doctype html><html lang="it"><head>/);
    expect(html).not.toContain('theme-color');
  });

  it('adds less than 400 bytes to a packet, and no style element', async () => {
    const [plain, chosen] = [await pageWith({ palette: 'sea' }), await pageWith({ palette: 'town' })];
    expect(chosen.styleHashes).toEqual(plain.styleHashes);
    expect(gzipSync(chosen.html).length - gzipSync(plain.html).length).toBeLessThan(400);
  });

  it('that could not be read leaves a page that is not kept', async () => {
    expect((await pageWith(null)).isIncomplete).toBe(true);
    expect((await pageWith({ palette: 'sea' })).isIncomplete).toBe(false);
  });
});
