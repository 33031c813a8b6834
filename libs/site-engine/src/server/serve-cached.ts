import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendCachedResponse, type CachedResponse, type PublicCache } from '@ospite/server/cache';
import type { PageStates } from './page-states';

interface CachedSite {
  readonly cache: PublicCache;
  readonly states: PageStates;
  /** The built files that are in memory. */
  readonly files: { find(address: string): CachedResponse | undefined };
  /** Whether the cookies of a request lead it to another address. */
  readonly leadsElsewhere: (address: string, cookies: string | undefined) => boolean;
  /** Whether pages of configured origins may read the responses: no cache may give theirs to others. */
  readonly opensToOrigins: boolean;
}

/**
 * Sends what is cached; everything else goes on to Nest. It decides by the address only, and synchronously: waiting for
 * anything here would slow down every other request (docs/decisions/0009).
 */
export function serveCached(site: CachedSite, nest: RequestListener): RequestListener {
  return (request, response) => {
    // Callers from other origins need headers of their own; Nest adds them.
    const isForNest = site.opensToOrigins && request.headers.origin !== undefined;
    const cached = isForNest ? undefined : findCached(site, request);
    if (cached && site.opensToOrigins) response.setHeader('Vary', 'Origin');
    if (cached) sendCachedResponse(request, response, cached);
    else void nest(request, response as ServerResponse<IncomingMessage> & { req: IncomingMessage });
  };
}

function findCached(
  { cache, states, files, leadsElsewhere }: CachedSite,
  request: IncomingMessage,
): CachedResponse | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return cache.find('read', url);
  if (states.isState(url)) return states.find(url);
  const file = files.find(url);
  if (file || url.includes('?')) return file;
  if (leadsElsewhere(url, request.headers.cookie)) return undefined;
  return cache.find('page', url) ?? cache.find('missing', url);
}
