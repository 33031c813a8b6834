import type { Response } from 'express';

/** A path of this site: it cannot be read as another host (`//host`, `/\host`). */
const OWN_PATH = /^\/(?![/\\])/;

/** Sends the visitor to another address of this site; a temporary way is never kept. */
export function redirect(response: Response, status: number, location: string): void {
  const safe = OWN_PATH.test(location) ? location : '/';
  response.setHeader('Cache-Control', status === 301 || status === 308 ? 'public, max-age=3600' : 'no-store');
  response.setHeader('Location', safe);
  response.status(status).end();
}
