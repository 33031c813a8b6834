import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DEFAULT_LANGUAGE } from '@ospite/domain';
import { sendCachedResponse, type CachedResponse } from '../platform/cache/cached-response';
import type { PublicCache } from '../platform/cache/public-cache';
import { storedLanguage } from '../platform/rest/visitor-language';
import { addressInStoredLanguage } from './language-choice';
import type { StaticFiles } from './static-files';

interface ServeCachedOptions {
  /** Whether pages of configured origins may read the answers: no cache may give theirs to others. */
  readonly opensToOrigins: boolean;
}

/**
 * Stands before Nest and answers what is ready as bytes; everything else goes on to Nest. It decides by the address
 * alone and at once: waiting for anything here would slow down every other request (stack, second trial §4).
 */
export function gate(
  cache: PublicCache,
  files: StaticFiles,
  { opensToOrigins }: ServeCachedOptions,
  nest: RequestListener,
): RequestListener {
  return (request, response) => {
    // Callers from other origins need headers of their own; Nest adds them.
    const isForNest = opensToOrigins && request.headers.origin !== undefined;
    const entry = isForNest ? undefined : findCached(cache, files, request);
    if (entry && opensToOrigins) response.setHeader('Vary', 'Origin');
    if (entry) sendCachedResponse(request, response, entry);
    else void nest(request, response as ServerResponse<IncomingMessage> & { req: IncomingMessage });
  };
}

function findCached(
  cache: PublicCache,
  files: StaticFiles,
  request: IncomingMessage,
): CachedResponse | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  if (url.startsWith('/api/')) return cache.find('read', url);
  const ready = files.find(url);
  if (ready || url.includes('?')) return ready;
  const stored = storedLanguage(request.headers.cookie);
  const staysHere =
    stored === undefined || stored === DEFAULT_LANGUAGE || !addressInStoredLanguage(url, stored);
  return staysHere ? (cache.find('page', url) ?? cache.find('missing', url)) : undefined;
}
