import { guestApi, problemOf, type Content, type RoomDetail } from '@ospite/contracts/guest';
import type { DraftContent, PageRequest } from '@ospite/contracts/site';
import { isLegalPage, type ContentPage as ContentPageName, type Language } from '@ospite/domain';
import { languageOfPath, matchPath, type PageMatch, type PageName } from '@ospite/i18n/paths';
import { hasPage } from '../../shared/navigation/site-pages';
import { READS_OF_SENT_QUOTE, readsOf } from '../page-data';
import { cachedReads, readValue, type CachedRead, type SiteStore } from '../store';
import { inOneLanguage } from './one-language';

interface ReadPage {
  readonly match: PageMatch | undefined;
  /** The HTTP status of each read that failed; 0 where no response came. */
  readonly failures: readonly number[];
}

/** Reads what the page at an address needs. */
export async function readPage(
  store: SiteStore,
  { path, offline, sentQuote, search, previewRoom, previewContent }: PageRequest,
): Promise<ReadPage> {
  const language = languageOfPath(path);
  if (previewRoom) await store.dispatch(knownRoom(previewRoom));
  if (previewContent) await knowDraft(store, previewContent, language);
  const match = offline ? undefined : await pageAt(store, path);
  const reads = [
    ...readsOf(match?.page, {
      language,
      slug: match?.slug,
      search,
      ...(offline && { instead: 'offline' }),
    }),
    ...(sentQuote ? READS_OF_SENT_QUOTE : []),
  ];
  const results = await Promise.all(reads.map((read) => read(store)));
  const pages = readValue(store, 'listContentPages');
  if (match && match.page !== 'home' && pages?.some(({ page }) => page === 'home'))
    results.push(await store.dispatch(homeContent(match.language)));
  // Its owner has written nothing: what stands at an address without a page is shown instead.
  if (match && !hasPage(match.page, pages))
    await Promise.all(readsOf(undefined, { language: match.language }).map((read) => read(store)));
  const failures = results.flatMap(({ error }) => (error === undefined ? [] : [problemOf(error).status]));
  return { match, failures };
}

/** The page at an address. Where some are, only what their owner has written tells. */
async function pageAt(store: SiteStore, path: string): Promise<PageMatch | undefined> {
  const listed = matchPath(path);
  if (listed) return listed;
  const language = languageOfPath(path);
  const { data } = await store.dispatch(guestApi.endpoints.listContentPages.initiate({ language }));
  return matchPath(path, data);
}

/** Its picture stands for the property in link previews. */
const homeContent = (language: Language) =>
  guestApi.endpoints.getContent.initiate({ page: 'home', language });

/** A room that needs not be read. */
const knownRoom = (room: RoomDetail) => guestApi.util.upsertQueryData('getRoom', { room: room.slug }, room);

/** What a page has in the draft, which needs not be read either. */
async function knowDraft(
  { dispatch }: SiteStore,
  { pages, content }: DraftContent,
  language: Language,
): Promise<void> {
  const { upsertQueryData } = guestApi.util;
  await dispatch(upsertQueryData('listContentPages', { language }, [...pages]));
  if (content)
    await dispatch(upsertQueryData('getContent', { page: content.page, language }, content as Content));
}

/** The content that was read for a page, an address without a page by default. */
export function contentOf(store: SiteStore, page: PageName | ContentPageName = 'notFound') {
  const contents = cachedReads(store).flatMap((read) => (isContent(read) ? [read.value] : []));
  return contents.find((content) => content.page === page);
}

const isContent = (read: CachedRead): read is CachedRead & { readonly value: Content } =>
  read.endpointName === 'getContent';

/** The browser reads them itself, when it polls them. */
const SETTINGS = 'getSuperAdminSettings';
/** Their addresses in other languages are needed to switch to these. */
const PAGES = 'listContentPages';

/**
 * What was read, for the page's state: what it shows itself, and in its own language alone; of a legal page not the text,
 * which stands in the document.
 */
export function readsForState(
  store: SiteStore,
  language: Language,
  page: PageName | ContentPageName | undefined,
): CachedRead[] {
  const shown = isLegalPage(page) ? undefined : contentOf(store, page);
  return cachedReads(store)
    .filter((read) => read.endpointName !== SETTINGS && (!isContent(read) || read.value === shown))
    .map((read) =>
      read.endpointName === PAGES ? read : { ...read, value: inOneLanguage(read.value, language) },
    );
}
