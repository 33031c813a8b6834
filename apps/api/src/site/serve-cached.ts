import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PAGE_STATE_PREFIX } from '@ospite/contracts/site';
import { DEFAULT_LANGUAGE } from '@ospite/domain';
import { type CachedResponse, type PublicCache, sendCachedResponse } from '@ospite/server/cache';
import { storedLanguage } from '@ospite/server/headers';
import { addressInStoredLanguage } from './language-choice';
import type { PageStates } from './pages/page-states';
import type { StaticFiles } from './static-files';

interface ServeCachedOptions {
  /** Whether pages of configured origins may read the responses: no cache may give theirs to others. */
  readonly opensToOrigins: boolean;
}

/**
 * Sends what is cached; everything else goes on to Nest. It decides by the address only, and synchronously: waiting for
 * anything here would slow down every other request (docs/decisions/0009).
 */
export function serveCached(
  cache: PublicCache,
  files: StaticFiles,
  states: PageStates,
  { opensToOrigins }: ServeCachedOptions,
  nest: RequestListener,
): RequestListener {
  return (request, response) => {
    // Callers from other origins need headers of their own; Nest adds them.
    const isForNest = opensToOrigins && request.headers.origin !== undefined;
    const cached = isForNest ? undefined : findCached(cache, files, states, request);
    if (cached && opensToOrigins) response.setHeader('Vary', 'Origin');
    if (cached) sendCachedResponse(request, response, cached);
    else void nest(request, response as ServerResponse<IncomingMessage> & { req: IncomingMessage });
  };
}

function findCached(
  cache: PublicCache,
  files: StaticFiles,
  states: PageStates,
  request: IncomingMessage,
): CachedResponse | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return cache.find('read', url);
  if (url.startsWith(PAGE_STATE_PREFIX)) return states.find(url);
  const file = files.find(url);
  if (file || url.includes('?')) return file;
  const stored = storedLanguage(request.headers.cookie);
  const staysHere =
    stored === undefined || stored === DEFAULT_LANGUAGE || !addressInStoredLanguage(url, stored);
  return staysHere ? (cache.find('page', url) ?? cache.find('missing', url)) : undefined;
}
