import { PAGE_STATE_PREFIX, type PageRequest } from '@ospite/contracts/site';
import { DEFAULT_TYPEFACES, isLegalPage, type Language } from '@ospite/domain';
import { createI18n, loadSiteCatalogue, LOCALES, oneRoomPattern } from '@ospite/i18n';
import { languageOfPath, pathTo, type PageMatch, type PageName } from '@ospite/i18n/paths';
import { loadLazySections, StaticRouter } from '@ospite/site-engine';
import {
  createRenderer,
  type PageContent,
  type PageHead,
  type RenderedPage,
} from '@ospite/site-engine/render';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadBanners } from '../../features/banners/banners';
import { LegalSections } from '../../features/legal/legal-sections';
import { hasPage } from '../../shared/navigation/site-pages';
import type { PageFacts } from '../../shared/facts/page-facts';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { loadStayParts } from '../../shared/stay/load-stay-parts';
import { App } from '../app';
import type { PageState } from '../page-state';
import { loadPage } from '../site-pages';
import { cachedReads, createStore, type SiteStore, readValue } from '../store';
import { readForeignContent, type ForeignContent } from './foreign-content';
import { frameOrigins, mediaOrigins } from './frame-origins';
import { pageHead } from './page-head';
import { pageLook } from './page-look';
import { picturePreloads } from './picture-preloads';
import { countRooms } from './count-rooms';
import { contentOf, readPage, readsForState } from './read-page';
import { filesOf, type SiteAssets } from './site-assets';

interface RendererParts {
  readonly assets: SiteAssets;
  /** Replaces the platform's `fetch` in tests. */
  readonly fetch?: typeof fetch;
}

/** What is read comes from this machine: unpacking it would take longer than the bytes that it saves. */
const UNPACKED = { 'Accept-Encoding': 'identity' };

/** Renders public pages. */
export function createPageRenderer({
  assets,
  fetch,
}: RendererParts): (request: PageRequest) => Promise<RenderedPage> {
  return createRenderer({
    assets,
    locales: LOCALES,
    statePrefix: PAGE_STATE_PREFIX,
    readPage: async (request) => {
      const openStore = () =>
        createStore({ apiBaseUrl: request.apiOrigin, headers: () => UNPACKED, ...(fetch && { fetch }) });
      const store = openStore();
      const [{ match: asked, failures }, foreign] = await Promise.all([
        readPage(store, request),
        request.offline ? undefined : readForeignContent(store, request.publicUrl),
      ]);
      // Counted apart, where the page shows none: it is not another page with each change of a room.
      const listed = readValue(store, 'listRooms')?.length;
      const hasOneRoom = !request.offline && (listed ?? (await countRooms(openStore()))) === 1;
      const texts = await loadSiteCatalogue(languageOfPath(request.path), hasOneRoom);
      const match = asked && hasPage(asked.page, readValue(store, 'listContentPages')) ? asked : undefined;
      return {
        reads: foreign && failures.length === 0 ? { of: cachedReads(store), hasOneRoom } : undefined,
        movedTo: movedRoom(store, match),
        render: () =>
          renderPage({
            assets: hasOneRoom ? { ...assets, texts: oneRoomPattern(assets.texts) } : assets,
            request,
            match,
            store,
            texts,
            failures,
            foreign,
          }),
      };
    },
  });
}

interface PageData {
  readonly assets: SiteAssets;
  readonly request: PageRequest;
  readonly match: PageMatch | undefined;
  readonly store: SiteStore;
  readonly texts: Awaited<ReturnType<typeof loadSiteCatalogue>>;
  /** HTTP status of each read that failed. */
  readonly failures: readonly number[];
  /** Undefined where it could not be read. */
  readonly foreign: ForeignContent | undefined;
}

async function renderPage(data: PageData): Promise<PageContent> {
  const { assets, request, match, store, texts, failures, foreign } = data;
  const language = languageOfPath(request.path);
  const i18n = createI18n(language, { [language]: texts });
  await Promise.all([loadPage(match?.page, i18n), foreign?.facts.banners && loadBanners()]);
  // What the browser loads when the guest scrolls is rendered here with everything else.
  await loadLazySections(i18n);
  if (request.search) await Promise.all([loadEstimate(), loadStayParts(i18n)]);
  const isBroken = failures.some((status) => status !== 404);
  const isMissingRoom = match?.page === 'room' && !isBroken && !readValue(store, 'getRoom');
  const facts = factsOf(request, language, isMissingRoom ? match.slug : undefined, foreign);
  const serverText = serverTextOf(match?.page, store);
  const body = renderToString(
    <App
      facts={{ ...facts, ...foreign?.inDocument, serverText }}
      store={store}
      i18n={i18n}
      router={(pages) => (
        <StaticRouter path={request.path} search={request.search}>
          {pages}
        </StaticRouter>
      )}
    />,
  );
  const property = request.offline ? undefined : readValue(store, 'getProperty');
  return {
    status: statusOf(request, match, isMissingRoom, isBroken),
    language,
    head: headOf(request, match, i18n, store),
    look: pageLook(request.brand, readValue(store, 'getProperty')?.name),
    fonts: assets.typefaces[request.brand?.typefaces ?? DEFAULT_TYPEFACES],
    preloads: picturePreloads(match?.page, readValue(store, 'getRoom'), contentOf(store, match?.page)),
    body,
    files: filesOf(assets, request, match?.page),
    // A page that lacks data is not hydrated: its visitor tries again by loading it again.
    state: isBroken || request.offline ? null : stateOf(facts, match?.page, store, assets),
    isForEveryone: !request.refusedForm,
    sources: {
      frameOrigins: frameOrigins(match?.page, property),
      mediaOrigins: mediaOrigins(match?.page, property),
      ...foreign?.sources,
    },
    scriptHashes: foreign?.scriptHashes ?? [],
    isIncomplete: isBroken || request.brand === null || (!foreign && !request.offline),
  };
}

/** What the components know beside what was read. */
function factsOf(
  request: PageRequest,
  language: Language,
  missingRoom: string | undefined,
  foreign: ForeignContent | undefined,
): PageFacts {
  return {
    language,
    today: request.today,
    development: request.development,
    offline: request.offline ?? null,
    missingRoom: missingRoom ?? null,
    refusedForm: request.refusedForm ?? null,
    formFailed: request.formFailed ?? false,
    sentQuote: request.sentQuote ?? null,
    ...(request.sendsNoEmail && { sendsNoEmail: true }),
    ...(request.translatorHost && { translatorHost: request.translatorHost }),
    ...(request.search && { search: request.search }),
    ...foreign?.facts,
  };
}

/** What the browser begins with, as JSON. */
function stateOf(
  facts: PageFacts,
  page: PageName | undefined,
  store: SiteStore,
  { styles, texts }: SiteAssets,
): string {
  const state: PageState = { page, facts, reads: readsForState(store, facts.language, page), styles, texts };
  return JSON.stringify(state);
}

/** The text of a legal page, which the browser finds in the document and nowhere else. */
function serverTextOf(page: PageName | undefined, store: SiteStore): ReactNode {
  const property = readValue(store, 'getProperty');
  const content = contentOf(store, page);
  return isLegalPage(page) && property && content ? (
    <LegalSections content={content} property={property} />
  ) : undefined;
}

function statusOf(
  request: PageRequest,
  match: PageMatch | undefined,
  isMissingRoom: boolean,
  isBroken: boolean,
): number {
  if (request.offline || isBroken) return 503;
  if (!match || isMissingRoom) return 404;
  if (request.refusedForm && request.refusedForm.errors.length > 0) return 400;
  return request.formFailed ? 503 : 200;
}

/** The present address of a room that was asked for by a former slug or its id (specification §10). */
function movedRoom(store: SiteStore, match: PageMatch | undefined): string | undefined {
  const room = readValue(store, 'getRoom');
  if (!match || !room || room.slug === match.slug) return undefined;
  return pathTo('room', match.language, room.slug);
}

function headOf(request: PageRequest, match: PageMatch | undefined, { t }: i18n, store: SiteStore): PageHead {
  const property = readValue(store, 'getProperty');
  if (!property || request.offline)
    return bareHead(t(request.offline ? 'offline:metaTitle' : 'common:states.problem'));
  return pageHead({
    t,
    language: languageOfPath(request.path),
    publicUrl: request.publicUrl,
    page: match?.page,
    slug: match?.slug,
    written: readValue(store, 'listContentPages') ?? [],
    property,
    rooms: readValue(store, 'listRooms') ?? [],
    prices: readValue(store, 'listPrices') ?? [],
    room: readValue(store, 'getRoom'),
    events: readValue(store, 'listEvents') ?? [],
    content: contentOf(store, match?.page),
    home: contentOf(store, 'home'),
    icon: request.brand?.icons?.preview,
  });
}

function bareHead(title: string): PageHead {
  return {
    title,
    description: title,
    canonical: null,
    alternates: [],
    image: null,
    indexed: false,
    siteName: title,
    data: [],
  };
}
