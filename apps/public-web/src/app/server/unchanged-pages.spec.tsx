import type { PageRequest } from '@ospite/contracts/site';
import {
  aBreakfastImageResponse,
  anAboutContent,
  anEventResponse,
  aPricingResponse,
  aPropertyResponse,
  aReviewResponse,
  aRoomDetailResponse,
  aRoomResponse,
  FakeApi,
  superAdminSettingsResponse,
  unreachable,
  type Handlers,
  problem,
  WRITTEN_CONTENT,
  WRITTEN_PAGES,
} from '@ospite/contracts/testing';
import { addressOf as addressIn, PAGE_NAMES, type PageName } from '@ospite/i18n/paths';
import type { RenderedPage } from '@ospite/site-engine/render';
import { createPageRenderer } from './render-page';
import { emptySiteAssets } from './render-page.fixture';

const CONTENT: Handlers = {
  getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '' }),
  getProperty: aPropertyResponse(),
  ...WRITTEN_PAGES,
  listRooms: [aRoomResponse(), aRoomResponse({ id: 2, slug: 'uno', name: 'Uno', mainImage: null })],
  listPrices: [aPricingResponse()],
  listBreakfastImages: [aBreakfastImageResponse()],
  listEvents: [anEventResponse()],
  listReviews: [aReviewResponse()],
  getReviewSummary: { count: 1, average: 5 },
  getSetting: { id: null, key: 'show_reviews_section', value: 'true', updatedAt: null },
  getRoom: aRoomDetailResponse(),
};
/** In a language that falls back to Italian in places: a page shows more than its state says. */
const addressOf = (page: PageName) => addressIn(page, 'de', [], 'bungalow-ginepro');

/** One renderer, as a server has it, over content that changes. */
function aServer() {
  let content = CONTENT;
  const renderPage = createPageRenderer({
    assets: emptySiteAssets(),
    fetch: (...call) => new FakeApi(content).fetch(...call),
  });
  const render = (path: string, asked: Partial<PageRequest> = {}) =>
    renderPage({
      path,
      apiOrigin: 'http://127.0.0.1:3000',
      publicUrl: 'https://ginepri.example',
      today: '2026-03-01',
      development: false,
      ...asked,
    });
  return { render, change: (changes: Handlers) => (content = { ...CONTENT, ...changes }) };
}

const EVERY_PAGE = PAGE_NAMES;
const WITH_ROOMS: readonly PageName[] = ['home', 'rooms', 'room', 'quote', 'prices'];

/** What changes, and which pages are made anew for it. */
const CHANGES: Readonly<
  Record<string, { to?: Handlers; asked?: Partial<PageRequest>; renders: readonly PageName[] }>
> = {
  nothing: { renders: [] },
  'the palette': {
    asked: { brand: { palette: 'lake', typefaces: 'warm', logo: null } },
    renders: EVERY_PAGE,
  },
  'the typefaces': {
    asked: { brand: { palette: 'sea', typefaces: 'modern', logo: null } },
    renders: EVERY_PAGE,
  },
  'that a single room is left, of which menus speak': {
    to: { listRooms: [aRoomResponse()] },
    renders: EVERY_PAGE,
  },
  "a room's Italian text": {
    to: {
      listRooms: [
        aRoomResponse({ shortDescription: 'Nuovo.', updatedAt: '2026-02-02T09:00:00.000Z' }),
        aRoomResponse({ id: 2, slug: 'uno', name: 'Uno', mainImage: null }),
      ],
      getRoom: aRoomDetailResponse({ shortDescription: 'Nuovo.', updatedAt: '2026-02-02T09:00:00.000Z' }),
    },
    renders: WITH_ROOMS,
  },
  'a price': { to: { listPrices: [aPricingResponse({ pricePerNight: '99€' })] }, renders: WITH_ROOMS },
  'a picture of the breakfast': {
    to: { listBreakfastImages: [aBreakfastImageResponse(), aBreakfastImageResponse({ id: 2 })] },
    renders: ['breakfast'],
  },
  'an event that passed': { to: { listEvents: [] }, renders: ['guide'] },
  'a review': {
    to: { listReviews: [aReviewResponse({ title: 'Ancora meglio' })] },
    renders: ['home', 'room', 'quote', 'review'],
  },
  'the number of reviews': {
    to: { getReviewSummary: { count: 2, average: 4.5 } },
    renders: ['home', 'review'],
  },
  'whether reviews are shown': {
    to: { getSetting: { id: null, key: 'show_reviews_section', value: 'false', updatedAt: null } },
    renders: ['home'],
  },
  'what the owner wrote about the house': {
    to: {
      getContent: ({ page }) =>
        page === 'about'
          ? anAboutContent([{ id: 1, kind: 'about.lead', values: { title: { text: 'Noi' } } }])
          : (WRITTEN_CONTENT[page] ?? problem(404, 'content.not_found')),
    },
    renders: ['about'],
  },
  'a page that is no longer there': { to: { listContentPages: [] }, renders: EVERY_PAGE },
  'the hosts': {
    to: {
      getProperty: aPropertyResponse({
        hosts: [{ name: 'Marta', languages: ['it'], pictureUrl: null, pictureAlt: null }],
      }),
    },
    renders: EVERY_PAGE,
  },
  'opening hours': {
    to: { getProperty: aPropertyResponse({ reception: { from: '09:00', to: '12:00' } }) },
    renders: EVERY_PAGE,
  },
  'a banner': {
    to: { getSuperAdminSettings: superAdminSettingsResponse({ bannerFooter: '<p>Barca</p>' }) },
    renders: EVERY_PAGE,
  },
  // No page's state tells more of it than its origins; the policy names its hash.
  'the tracking code': {
    to: {
      getSuperAdminSettings: superAdminSettingsResponse({
        bannerFooter: '',
        trackingCode: '<script>window.counted = 2</script>',
      }),
    },
    renders: EVERY_PAGE,
  },
  'the day': { asked: { today: '2026-03-02' }, renders: EVERY_PAGE },
  "the site's address": { asked: { publicUrl: 'https://www.ginepri.example' }, renders: EVERY_PAGE },
};

const reactServer = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');

describe('a page that was rendered before', () => {
  const server = aServer();
  const before = new Map<PageName, RenderedPage>();
  beforeAll(async () => {
    for (const page of PAGE_NAMES) before.set(page, await server.render(addressOf(page)));
  });
  afterEach(() => jest.restoreAllMocks());

  const renderedUnlessUnchanged = (page: PageName, asked: Partial<PageRequest> = {}) =>
    server.render(addressOf(page), { ...asked, unlessFingerprint: before.get(page)?.fingerprint });

  it.each(Object.keys(CHANGES))('is rendered again where what changed is on it: %s', async (what) => {
    const { to = {}, asked = {}, renders = [] } = CHANGES[what] ?? {};
    server.change(to);
    // Only whether it is asked to, which takes a tenth of the time.
    const rendering = jest.spyOn(reactServer, 'renderToString').mockReturnValue('');
    const rendered: PageName[] = [];
    for (const page of PAGE_NAMES)
      if (!(await renderedUnlessUnchanged(page, asked)).isUnchanged) rendered.push(page);
    expect(rendered.toSorted()).toEqual([...renders].toSorted());
    expect(rendering).toHaveBeenCalledTimes(rendered.length);
  });

  it.each(PAGE_NAMES)('is left alone only where it would be the same again: %s', async (page) => {
    const elsewhere = Object.values(CHANGES).filter(({ renders }) => !renders.includes(page));
    // All at once: what shows on the page of any of them makes it another.
    server.change(Object.assign({}, ...elsewhere.map(({ to }) => to)));
    expect(await renderedUnlessUnchanged(page)).toMatchObject({ isUnchanged: true });
    expect(await server.render(addressOf(page))).toEqual(before.get(page));
  });

  it('is the same whenever it is rendered, and whatever was rendered before it', async () => {
    const { render, change } = aServer();
    const renderAll = () => Promise.all(PAGE_NAMES.map((page) => render(addressOf(page))));
    jest.useFakeTimers({ now: new Date('2026-03-01T03:00:00Z'), advanceTimers: true });
    const before = await renderAll();
    // What loads parts of pages that others lack: a stay in the address, and banners.
    await render('/anfrage', { search: '?checkIn=2026-06-01&checkOut=2026-06-05&guests=2' });
    change({ getSuperAdminSettings: superAdminSettingsResponse({ bannerMobileTop: '<p>Barca</p>' }) });
    await render('/de');
    change({});
    jest.setSystemTime(new Date('2027-11-22T18:59:00Z'));
    expect(await renderAll()).toEqual(before);
    jest.useRealTimers();
  });

  it.each([
    ['there is something that could not be read', '/zimmer', {}, { listPrices: unreachable }],
    ['the settings could not be read', '/zimmer', {}, { getSuperAdminSettings: unreachable }],
    ['the room is not there', '/zimmer/bungalow-ginepro', {}, { getRoom: problem(404, 'room.not_found') }],
    ['the site is offline', '/zimmer', { offline: { until: null, text: null } }, {}],
  ] as const)('is rendered again, and has no fingerprint, where %s', async (_why, path, asked, to) => {
    const { render, change } = aServer();
    const before = await render(path);
    change(to);
    const page = await render(path, { ...asked, unlessFingerprint: before.fingerprint });
    expect(page).not.toHaveProperty('isUnchanged');
    expect(page).not.toHaveProperty('fingerprint');
    expect(page.html).not.toBe('');
  });

  it('reads its content as it is, since unpacking it costs more than sending it within a machine', async () => {
    const accepted: (string | null)[] = [];
    const renderPage = createPageRenderer({
      assets: emptySiteAssets(),
      fetch: (input, init) => {
        accepted.push(new Request(input, init).headers.get('Accept-Encoding'));
        return new FakeApi(CONTENT).fetch(input, init);
      },
    });
    const asked = { apiOrigin: 'http://127.0.0.1:3000', publicUrl: 'https://ginepri.example' };
    await renderPage({ ...asked, path: '/', today: '2026-03-01', development: false });
    expect(accepted).toHaveLength(9);
    expect(new Set(accepted)).toEqual(new Set(['identity']));
  });

  it('is rendered again by another build', async () => {
    const before = await aServer().render('/de');
    const page = await aServer().render('/de', { unlessFingerprint: before.fingerprint });
    expect(page).not.toHaveProperty('isUnchanged');
  });

  it('is another one where somebody sends a form, asks for more, or looks at what is hidden', async () => {
    const { render } = aServer();
    const { fingerprint } = await render('/anfrage');
    for (const asked of [
      { refusedForm: { values: { firstName: 'Greta' }, errors: [] } },
      { search: '?guests=2' },
      { embedState: true },
      { path: '/presupuesto' },
    ])
      expect(await render('/anfrage', { ...asked, unlessFingerprint: fingerprint })).not.toHaveProperty(
        'isUnchanged',
      );
  });
});
