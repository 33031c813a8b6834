import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DEFAULT_LANGUAGE } from '@ospite/domain';
import { writeEntry, type ByteEntry } from '../cache/byte-entry';
import type { PublicCache } from '../cache/public-cache';
import { addressInStoredLanguage, storedLanguage } from './language-choice';
import type { StaticFiles } from './static-files';

/**
 * Stands before Nest and answers what is ready as bytes; everything else goes on to Nest. It decides by the address
 * alone and at once: waiting for anything here would slow down every other request (stack, second trial §4).
 */
export function gate(cache: PublicCache, files: StaticFiles, nest: RequestListener): RequestListener {
  return (request, response) => {
    const entry = readyAnswer(cache, files, request);
    if (entry) writeEntry(request, response, entry);
    else void nest(request, response as ServerResponse<IncomingMessage> & { req: IncomingMessage });
  };
}

function readyAnswer(
  cache: PublicCache,
  files: StaticFiles,
  request: IncomingMessage,
): ByteEntry | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = request.url ?? '/';
  // Callers from other origins need headers of their own; Nest adds them.
  if (url.startsWith('/api/')) return request.headers.origin ? undefined : cache.find('read', url);
  const ready = files.find(url);
  if (ready || url.includes('?')) return ready;
  const stored = storedLanguage(request.headers.cookie);
  const staysHere =
    stored === undefined || stored === DEFAULT_LANGUAGE || !addressInStoredLanguage(url, stored);
  return staysHere ? (cache.find('page', url) ?? cache.find('missing', url)) : undefined;
}
