import {
  guestApi,
  problemOf,
  type Content,
  type ContentPage,
  type Event as LocalEvent,
  type Property,
  type Room,
  type RoomDetail,
} from '@ospite/contracts/guest';
import type { DraftContent, PageRequest } from '@ospite/contracts/site';
import type { Language } from '@ospite/domain';
import { languageOfPath, type PageMatch } from '@ospite/i18n/paths';
import { hasPage } from '../../shared/content/use-content';
import { READS_OF_SENT_QUOTE, readsOf } from '../page-data';
import { cachedReads, type CachedRead, type SiteStore } from '../store';
import { inOneLanguage } from './one-language';

/** Reads what a page needs. @returns the HTTP status of each read that failed; 0 where no response came */
export async function readPage(
  store: SiteStore,
  match: PageMatch | undefined,
  { path, sentQuote, search, previewRoom, previewContent }: PageRequest,
): Promise<number[]> {
  if (previewRoom) await store.dispatch(knownRoom(previewRoom));
  if (previewContent) await knowDraft(store, previewContent, languageOfPath(path));
  const reads = [
    ...readsOf(match?.page, { language: languageOfPath(path), slug: match?.slug, search }),
    ...(sentQuote ? READS_OF_SENT_QUOTE : []),
  ];
  const results = await Promise.all(reads.map((read) => read(store)));
  // Its owner has written nothing: what stands at an address without a page is shown instead.
  if (match && !hasPage(match.page, readValue(store, 'listContentPages')))
    await Promise.all(readsOf(undefined, { language: match.language }).map((read) => read(store)));
  return results.flatMap(({ error }) => (error === undefined ? [] : [problemOf(error).status]));
}

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

/** What the server uses of what it has read, by operation. */
interface ReadValues {
  readonly getContent: Content;
  readonly getProperty: Property;
  readonly listContentPages: readonly ContentPage[];
  readonly listRooms: readonly Room[];
  readonly getRoom: RoomDetail;
  readonly listEvents: readonly LocalEvent[];
}

/** What was read by this operation; undefined where it was not, or not with success. */
export function readValue<Operation extends keyof ReadValues>(store: SiteStore, operation: Operation) {
  const read = cachedReads(store).find(({ endpointName }) => endpointName === operation);
  return read?.value as ReadValues[Operation] | undefined;
}

/** The browser reads them itself, when it polls them. */
const SETTINGS = 'getSuperAdminSettings';

/** What was read, for the page's state: in its own language alone. */
export function readsInLanguage(store: SiteStore, language: Language): CachedRead[] {
  return cachedReads(store)
    .filter(({ endpointName }) => endpointName !== SETTINGS)
    .map((read) => ({ ...read, value: inOneLanguage(read.value, language) }));
}
