import type { Request, Response } from 'express';
import { RequestProblem } from '@ospite/server/problems';

export interface Address {
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Reads a request's address. Doubled slashes at its start, which would name another host, become one.
 * @throws RequestProblem `request.malformed` when it does not decode to text that the database accepts
 */
export function readAddress(request: Request): Address {
  const url = request.originalUrl;
  const at = url.indexOf('?');
  const path = (at < 0 ? url : url.slice(0, at)).replace(/^[/\\]+/, '/');
  if (!isReadable(path)) throw new RequestProblem('request.malformed');
  return { path, query: new URLSearchParams(at < 0 ? '' : url.slice(at)) };
}

export function writeAddress({ path, query }: Address): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Counted from the end: a regular expression would try at every slash, which thousands of slashes make slow. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A path of this site: it cannot be read as another host (`//host`, `/\host`). */
const OWN_PATH = /^\/(?![/\\])/;

/** Sends the visitor to another address of this site. Browsers ask each time: what was moved may be moved back. */
export function redirect(response: Response, status: number, location: string): void {
  const safe = OWN_PATH.test(location) ? location : '/';
  response.setHeader('Cache-Control', status === 301 || status === 308 ? 'no-cache' : 'no-store');
  response.setHeader('Location', safe);
  response.status(status).end();
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
