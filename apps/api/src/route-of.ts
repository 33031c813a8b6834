import type { INestApplication } from '@nestjs/common';
import { BUILT_FILES, PAGE_STATE_PREFIX } from '@ospite/contracts/site';
import { LANGUAGES } from '@ospite/domain';
import { OFFICE_ADDRESSES, PAGE_NAMES, pathPattern } from '@ospite/i18n/paths';
import { RoutePatterns } from './platform/metrics/route-patterns';

/** What Express keeps of Nest's routes. */
interface ExpressApp {
  readonly router: { readonly stack: readonly { readonly route?: { readonly path: unknown } }[] };
}

const PAGES = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => pathPattern(page, language)));
const OFFICES = Object.values(OFFICE_ADDRESSES).flatMap((address) => [address, `${address}/*`]);
const FILES = [...Object.values(BUILT_FILES), PAGE_STATE_PREFIX, '/uploads/'].map((prefix) => `${prefix}*`);
const DOCUMENTS = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/*',
  '/robots.txt',
  '/sitemap.xml',
  '/portal.json',
];

/**
 * Finds the pattern of an address: `/api/rooms/:slug`, `/camere/:slug`, `/uploads/*`. There are as many as calls, pages and
 * folders of files, and `other` for everything else. Call it once Nest is initialised.
 */
export function routeFinder(app: INestApplication): (path: string) => string {
  const express: ExpressApp = app.getHttpAdapter().getInstance();
  const calls = express.router.stack.flatMap(({ route }) => (isPattern(route?.path) ? [route.path] : []));
  const patterns = new RoutePatterns([...calls, ...PAGES, ...OFFICES, ...FILES, ...DOCUMENTS]);
  return (path) => patterns.find(path);
}

/** Nest's own routes for whatever is left have braces. */
function isPattern(path: unknown): path is string {
  return typeof path === 'string' && !path.includes('{');
}
