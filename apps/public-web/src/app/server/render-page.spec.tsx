import { guestApi } from '@ospite/contracts/guest';
import type { PageRequest } from '@ospite/contracts/site';
import {
  aBreakfastImageResponse,
  anEventResponse,
  anImageResponse,
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomResponse,
  aRoomDetailResponse,
  FakeApi,
  problem,
  superAdminSettingsResponse,
  unreachable,
  WRITTEN_PAGES,
  type Handlers,
} from '@ospite/contracts/testing';
import { LANGUAGES, type Language } from '@ospite/domain';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { addressOf, ITALIAN_TEXT_PAGES, PAGE_NAMES, type PageName } from '@ospite/i18n/paths';
import { BrowserRouter, loadPageState } from '@ospite/site-engine';
import { act, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../app';
import type { PageState } from '../page-state';
import type { SiteAssets } from './site-assets';
import { emptySiteAssets, parsedHtml, renderPageAt } from './render-page.fixture';
import { createStore, restoreReads } from '../store';

const assets: SiteAssets = {
  boot: '/assets/site/boot.js',
  scripts: ['/assets/site/site.js'],
  pages: byPage((page) => [`/assets/site/${page}.js`]),
  texts: '/assets/site/texts/*.12345678.json',
  styles: '/assets/site/styles.css',
  icon: '/assets/site/favicon.svg',
  typefaces: emptySiteAssets().typefaces,
  css: ':root{--sea:navy}.hero{color:navy}.nobody-uses-this{color:navy}',
};

function byPage(files: (page: PageName) => string[]): SiteAssets['pages'] {
  const pages: Partial<Record<PageName, readonly string[]>> = {};
  for (const page of PAGE_NAMES) pages[page] = files(page);
  return pages as SiteAssets['pages'];
}

const HANDLERS: Handlers = {
  getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '' }),
  getProperty: aPropertyResponse(),
  ...WRITTEN_PAGES,
  listRooms: [aRoomResponse(), aRoomResponse({ id: 2, slug: 'uno', name: 'Uno </script>', mainImage: null })],
  listPrices: [aPricingResponse()],
  listBreakfastImages: [aBreakfastImageResponse()],
  listEvents: [anEventResponse(), anEventResponse({ id: 2, startDate: null, endDate: null })],
  listReviews: [
    aReviewResponse({
      comment: 'Mare </script>',
      reply: { text: 'Grazie!', at: '2026-09-02T09:00:00.000Z' },
    }),
  ],
  getReviewSummary: { count: 1, average: 5 },
  getSetting: { id: null, key: 'show_reviews_section', value: 'true', updatedAt: null },
  getRoom: ({ room }) =>
    room === 'nessuna'
      ? problem(404, 'room.not_found')
      : aRoomDetailResponse({ gallery: [anImageResponse(), anImageResponse({ id: 2 })] }),
};

function renderAt(path: string, changes: Partial<PageRequest> = {}, handlers: Handlers = {}) {
  const api = new FakeApi({ ...HANDLERS, ...handlers });
  return renderPageAt(path, api, { today: '2026-03-01', ...changes }, assets);
}

const everyPage = LANGUAGES.flatMap((language) =>
  PAGE_NAMES.map((page): [string, Language] => [addressOf(page, language, [], 'bungalow-ginepro'), language]),
);

/** The page as it stands before its script has run. */
async function showInBrowser(path: string, shownAt = path): Promise<void> {
  const { html, state } = await renderAt(path);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      address === state?.address ? new Response(state?.json) : new Response(null, { status: 404 }),
    );
  document.documentElement.innerHTML = parsedHtml(html).documentElement.innerHTML;
  window.history.replaceState(null, '', shownAt);
}

const hydrated: Root[] = [];
// A page that lives on would act on those of the next tests.
afterEach(() => act(() => hydrated.splice(0).forEach((root) => root.unmount())));

/** Hydrates the page that is shown. @returns what React found different, and what was asked of the API */
async function hydrate(path: string, language: Language) {
  const { facts, reads } = await loadPageState<PageState>(document);
  const api = new FakeApi();
  const store = createStore({ apiBaseUrl: 'http://api.test', fetch: api.fetch });
  restoreReads(store, reads);
  const i18n = createI18n(language, { [language]: await loadSiteCatalogue(language) });
  const differences: unknown[] = [];
  const errors = jest.spyOn(console, 'error').mockImplementation((...words) => differences.push(words));
  const root = document.getElementById('root');
  if (!root) throw new Error(`no root at ${path}`);
  const router = (pages: ReactNode) => <BrowserRouter>{pages}</BrowserRouter>;
  const app = <App facts={facts} store={store} i18n={i18n} router={router} />;
  const onRecoverableError = (error: unknown) => differences.push(error);
  await act(async () => void hydrated.push(hydrateRoot(root, app, { onRecoverableError })));
  errors.mockRestore();
  return { differences, calls: api.calls, store };
}

describe('a page from the server', () => {
  it.each(everyPage)('%s is whole, in %s, and names its siblings', async (path, language) => {
    const { status, html } = await renderAt(path);
    const page = parsedHtml(html);
    expect(status).toBe(200);
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('main, header, footer').length).toBeGreaterThanOrEqual(3);
    expect(page.title).toContain('Baia dei Ginepri');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBeTruthy();
    const siblings = [...page.querySelectorAll('link[rel=alternate]')].map((link) =>
      link.getAttribute('hreflang'),
    );
    const isItalian = ITALIAN_TEXT_PAGES.some((legal) => addressOf(legal, language, []) === path);
    expect(siblings).toEqual(isItalian ? [] : ['it', 'en', 'de', 'es', 'x-default']);
    expect(page.body.textContent).not.toMatch(
      /\b(?:breakfast|common|guide|home|rooms|quote|legal|offline|reviews|review-form):[a-z]/,
    );
  });

  it.each(everyPage)('%s hydrates without a difference and without a call', async (path, language) => {
    await showInBrowser(path);
    const { differences, calls } = await hydrate(path, language);
    expect(differences).toEqual([]);
    // Visits are counted by the browser, not in the HTML (specification §11).
    expect(calls.filter((call) => !/Visits?$/.test(call))).toEqual([]);
  });

  it('hydrates a part below the first screen as it was rendered, though the store has lost what it read meanwhile', async () => {
    await showInBrowser('/recensione');
    const { differences, store } = await hydrate('/recensione', 'it');
    const list = document.querySelector('[aria-labelledby="reviews-list"]');
    // As a review does that is sent before the script of the list has come.
    store.dispatch(guestApi.util.invalidateTags(['reviews']));
    await act(async () => void document.dispatchEvent(new Event('pointerdown')));
    await waitFor(() => expect(Object.keys(list ?? {}).join()).toContain('__reactFiber'));
    expect(differences).toEqual([]);
  });

  it('leaves a menu open that was opened before hydration', async () => {
    await showInBrowser('/');
    const menu = document.querySelector<HTMLDetailsElement>('header details');
    if (menu) menu.open = true;
    await hydrate('/', 'it');
    expect(menu?.isConnected).toBe(true);
    expect(menu?.open).toBe(true);
  });

  it('points search engines to itself, and a legal page to its Italian original', async () => {
    const canonical = async (path: string) =>
      parsedHtml((await renderAt(path)).html)
        .querySelector('link[rel=canonical]')
        ?.getAttribute('href');
    expect(await canonical('/zimmer')).toBe('https://ginepri.example/zimmer');
    expect(await canonical('/de/privacy-policy')).toBe('https://ginepri.example/privacy-policy');
  });

  it('describes the property and its rooms to search engines, with their codes', async () => {
    const { html } = await renderAt('/camere/bungalow-ginepro');
    const data = [...parsedHtml(html).querySelectorAll('script[type="application/ld+json"]')].map((element) =>
      JSON.parse(element.textContent ?? ''),
    );
    expect(data[0]).toMatchObject({
      '@type': 'LodgingBusiness',
      containsPlace: [{ '@type': 'HotelRoom', identifier: [{ propertyID: 'CIN', value: 'IT000R1' }, {}] }],
    });
    expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
  });

  it('carries only the styles it uses, and tells their hash', async () => {
    const { html, styleHashes } = await renderAt('/');
    const css = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(css).toContain('.hero');
    expect(css).not.toContain('nobody-uses-this');
    expect(styleHashes).toEqual([`sha256-${createHash('sha256').update(css).digest('base64')}`]);
  });

  it('runs one script of its own text, for cached fonts, and tells its hash: all else is data, which ends no element', async () => {
    const { html, scriptHashes, state } = await renderAt('/camere');
    const scripts = [...parsedHtml(html).querySelectorAll('script')];
    const texts = scripts
      .filter((script) => !script.src && !script.type.endsWith('json'))
      .map((script) => script.textContent ?? '');
    expect(texts).toHaveLength(1);
    expect(scriptHashes).toEqual(
      texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    );
    expect(JSON.parse(state?.json ?? '').reads).toHaveLength(5);
  });

  it('names its state by its content, in a file that fits only this document', async () => {
    const { html, state } = await renderAt('/camere');
    expect(state?.address).toMatch(/^\/page-state\/[\w-]{22}\/camere$/);
    const boot = parsedHtml(html).getElementById('boot');
    expect(boot?.dataset.state).toBe(state?.address);
    expect(html).not.toContain('"reads"');
    expect((await renderAt('/camere')).state).toEqual(state);
    const changed = await renderAt('/camere', {}, { listRooms: [aRoomResponse({ name: 'Uno nuovo' })] });
    expect(changed.state?.address).not.toBe(state?.address);
  });

  it.each([
    ['is not for everyone', '/camere', { embedState: true }],
    ['is not there', '/camere/nessuna', {}],
    ['holds what somebody typed', '/preventivo', { refusedForm: { values: {}, errors: [] } }],
  ])('keeps its state to itself when it %s', async (_why, path, changes) => {
    const { html, state } = await renderAt(path, changes);
    expect(state).toBeUndefined();
    expect(JSON.parse(parsedHtml(html).getElementById('page-state')?.textContent ?? '')).toHaveProperty(
      'reads',
    );
  });

  it('names the scripts and the texts of its own page and language alone', async () => {
    const { html } = await renderAt('/anfrage');
    const texts = ['every-page', 'quote', 'stay'].map((name) => `texts/de/${name}.12345678.json`);
    expect(/data-files="([^"]*)"/.exec(html)?.[1]?.split(' ').toSorted()).toEqual(
      ['quote.js', 'site.js', ...texts].map((file) => `/assets/site/${file}`),
    );
  });

  it('loads its largest picture first', async () => {
    const preloads = (html: string) => [...parsedHtml(html).querySelectorAll('link[rel=preload][as=image]')];
    const home = preloads((await renderAt('/')).html);
    expect(home).toHaveLength(2);
    expect(home.every((link) => link.getAttribute('fetchpriority') === 'high')).toBe(true);
    expect(preloads((await renderAt('/camere/bungalow-ginepro')).html)[0]?.getAttribute('imagesrcset')).toBe(
      '/uploads/rooms/1-480.avif 480w',
    );
  });

  it('is not to be found in searches after sending', async () => {
    const { html } = await renderAt('/preventivo/inviato');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('a page that is not there', () => {
  it('helps on, in the language of its address; programmers get a hint only in development', async () => {
    const { status, html } = await renderAt('/de/nirgends');
    const page = parsedHtml(html);
    expect(status).toBe(404);
    expect(page.body.textContent).toContain('404 Page Not Found');
    expect(page.querySelector('h1')?.textContent).toContain('Hier gibt es keine Seite');
    expect(page.querySelector('main a[href="/zimmer"]')).not.toBeNull();
    expect(page.body.textContent).not.toContain('Router');
    expect((await renderAt('/nope', { development: true })).html).toContain('router');
  });

  it('is the same at every such address, and hydrates there', async () => {
    const one = await renderAt('/de/404');
    expect((await renderAt('/de/ganz/woanders')).html).toBe(one.html);
    await showInBrowser('/de/404', '/zimmer/ganz/woanders');
    expect((await hydrate('/zimmer/ganz/woanders', 'de')).differences).toEqual([]);
  });

  it('says of a room that it does not exist', async () => {
    const { status, html } = await renderAt('/camere/nessuna');
    expect(status).toBe(404);
    expect(parsedHtml(html).querySelector('h1')?.textContent).toContain('Camera non trovata');
    expect(html).toContain('noindex');
  });

  it('leads from a former address of a room to the present one', async () => {
    expect(await renderAt('/rooms/vecchio')).toMatchObject({
      status: 301,
      location: '/rooms/bungalow-ginepro',
    });
  });
});

describe('a site that cannot serve', () => {
  it('shows the notice with ways to reach the property while it is switched off', async () => {
    const { status, html } = await renderAt('/rooms', { offline: { until: null, text: null } });
    const page = parsedHtml(html);
    expect(status).toBe(503);
    expect(page.querySelector('h1')?.textContent).toContain('We will be back shortly');
    expect(page.querySelector('a[href="tel:+390784000000"]')).not.toBeNull();
    expect(page.querySelector('nav')).toBeNull();
  });

  it.each([
    ['/zimmer', 'Wir streichen die Fensterläden.', null],
    ['/rooms', 'Dipingiamo le persiane.', 'it'],
  ])('says at %s why and until when, in words of the super admin’s', async (path, sentence, lang) => {
    const { html } = await renderAt(path, {
      offline: {
        until: '2026-11-22T17:00:00.000Z',
        text: { it: 'Dipingiamo le persiane.', de: 'Wir streichen die Fensterläden.' },
      },
    });
    const texts = [...parsedHtml(html).querySelectorAll('main p')];
    const said = texts.find(({ textContent }) => textContent === sentence);
    expect(said?.getAttribute('lang')).toBe(lang);
    // 17:00 in universal time is 18:00 at the property.
    expect(texts.some(({ textContent }) => textContent?.includes('18:00'))).toBe(true);
  });

  it('shows the owner’s words while it is switched off, and the reason that its agency gives in their place', async () => {
    const words = { title: { text: 'Siamo chiusi' }, text: { text: 'Torniamo a maggio.' } };
    const sections = [{ id: 1, kind: 'offline.words' as const, values: words }];
    const handlers: Handlers = {
      listContentPages: [{ page: 'offline' }],
      getContent: ({ page }) => (page === 'offline' ? { page, sections } : problem(404, 'content.not_found')),
    };
    const textOf = async (text: NonNullable<PageRequest['offline']>['text']) =>
      (await renderAt('/camere', { offline: { until: null, text } }, handlers)).document.body.textContent;
    expect(await textOf(null)).toMatch(/Siamo chiusi.*Torniamo a maggio\./);
    expect(await textOf({ it: 'Lavori in corso' })).toMatch(/Siamo chiusi.*Lavori in corso(?!.*a maggio)/);
  });

  it('says so when the API does not answer, and offers to load the page again without script', async () => {
    const { status, html } = await renderAt('/camere', {}, { listRooms: unreachable });
    const page = parsedHtml(html);
    expect(status).toBe(503);
    expect(page.querySelector('[role=alert] a')?.textContent).toContain('Riprova');
    expect(page.querySelector('script[src]')).toBeNull();
  });
});
