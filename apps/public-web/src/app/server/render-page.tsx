import { randomUUID } from 'node:crypto';
import type { PageRequest, RenderedPage } from '@ospite/contracts/site';
import type { Language } from '@ospite/domain';
import { createI18n, loadSiteCatalogue } from '@ospite/i18n';
import { languageOfPath, matchPath, pathTo, type PageMatch } from '@ospite/i18n/paths';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { loadBanners } from '../../features/banners/banners';
import { isLegalPage, legalHtml } from '../../features/legal/legal-html';
import type { PageFacts } from '../../shared/facts/page-facts';
import { loadLateParts } from '../../shared/loading/late-part';
import { StaticRouter } from '../../shared/navigation/router';
import { loadEstimate } from '../../shared/stay/load-estimate';
import { App } from '../app';
import type { PageState } from '../page-state';
import { loadPage } from '../site-pages';
import { cachedReads, createStore, type SiteStore } from '../store';
import { criticalCss } from './critical-css';
import { readForeignContent, type ForeignContent } from './foreign-content';
import { frameOrigins, mediaOrigins } from './frame-origins';
import { htmlDocument, type SiteAssets } from './html-document';
import { pageFingerprint } from './page-fingerprint';
import { pageHead, type PageHead } from './page-head';
import { picturePreloads } from './picture-preloads';
import { pageStateFile } from './page-state-file';
import { readPage, readsInLanguage, readValue } from './read-page';

interface RendererParts {
  readonly assets: SiteAssets;
  /** Replaces the platform's `fetch` in tests. */
  readonly fetch?: typeof fetch;
}

/** What is read comes from this machine: unpacking it would take longer than the bytes that it saves. */
const UNPACKED = { 'Accept-Encoding': 'identity' };

/** An answer that needs no page. */
const NO_DOCUMENT = { html: '', styleHashes: [], scriptHashes: [] } as const;

/** Renders public pages as whole documents. Nothing of one request is kept for the next. */
export function createRenderer({ assets, fetch }: RendererParts) {
  const cssFor = criticalCss(assets.css);
  // A new build is another program, which may render the same content in another way.
  const program = randomUUID();
  return async function renderPage(request: PageRequest): Promise<RenderedPage> {
    const match = request.offline ? undefined : matchPath(request.path);
    const language = languageOfPath(request.path);
    const store = createStore({
      apiBaseUrl: request.apiOrigin,
      headers: () => UNPACKED,
      ...(fetch && { fetch }),
    });
    const [texts, failures, foreign] = await Promise.all([
      loadSiteCatalogue(language),
      readPage(store, match, request),
      request.offline ? undefined : readForeignContent(store, request.publicUrl),
    ]);
    const fingerprint =
      foreign && failures.length === 0 ? pageFingerprint(program, request, cachedReads(store)) : undefined;
    if (fingerprint !== undefined && fingerprint === request.unlessFingerprint)
      return { ...NO_DOCUMENT, status: 200, fingerprint, isUnchanged: true };
    const moved = movedRoom(store, match);
    if (moved) return { ...NO_DOCUMENT, status: 301, location: moved };

    const i18n = createI18n(language, { [language]: texts });
    await Promise.all([loadPage(match?.page, i18n), foreign?.facts.banners && loadBanners()]);
    // What the browser loads when the guest scrolls is rendered here with everything else.
    await loadLateParts(i18n);
    if (request.search) await loadEstimate();
    const isMissingRoom = match?.page === 'room' && failures.some((status) => status === 404);
    const isBroken = failures.some((status) => status !== 404);
    const status = statusOf(request, match, isMissingRoom, isBroken);
    const facts = factsOf(request, language, isMissingRoom ? match.slug : undefined, foreign);
    const serverText = serverTextOf(match, store, i18n, facts);
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
    // A page that lacks data is not hydrated: its visitor tries again by loading it again.
    const json = isBroken || request.offline ? null : stateOf(facts, store, assets);
    // Anybody can invent addresses without a page, so nothing is cached for them.
    const isFile = json !== null && status === 200 && !request.embedState && !request.refusedForm;
    const file = isFile ? pageStateFile(json, request.path) : undefined;
    const { html, styleHash, scriptHash } = htmlDocument({
      language,
      head: headOf(request, match, i18n, store),
      preloads: picturePreloads(match?.page, readValue(store, 'getRoom')),
      css: cssFor(body),
      body,
      page: match?.page,
      state: file ?? (json === null ? null : { json }),
      assets,
    });
    return {
      status,
      html,
      styleHashes: [styleHash],
      scriptHashes: [scriptHash, ...(foreign?.scriptHashes ?? [])],
      frameOrigins: request.offline ? [] : frameOrigins(match?.page, readValue(store, 'getProperty')),
      mediaOrigins: request.offline ? [] : mediaOrigins(match?.page, readValue(store, 'getProperty')),
      ...foreign?.policy,
      isIncomplete: isBroken || (!foreign && !request.offline),
      ...(file && { state: file }),
      ...(fingerprint !== undefined && { fingerprint }),
    };
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
    ...(request.search && { search: request.search }),
    ...foreign?.facts,
  };
}

/** What the browser begins with, as JSON. */
function stateOf(facts: PageFacts, store: SiteStore, { styles, texts }: SiteAssets): string {
  const state: PageState = { facts, reads: readsInLanguage(store, facts.language), styles, texts };
  return JSON.stringify(state);
}

/** The text of a legal page, which the browser finds in the document and nowhere else. */
function serverTextOf(
  match: PageMatch | undefined,
  store: SiteStore,
  { t }: i18n,
  { language, trackingOrigins }: PageFacts,
): string | undefined {
  const property = readValue(store, 'getProperty');
  if (!match || !isLegalPage(match.page) || !property) return undefined;
  return legalHtml({ page: match.page, language, property, trackingOrigins, t });
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

/** The present address of a room that was asked for by a former slug or its id (decisions §2). */
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
    property,
    rooms: readValue(store, 'listRooms') ?? [],
    room: readValue(store, 'getRoom'),
    events: readValue(store, 'listEvents') ?? [],
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
