import type { HttpServer, INestApplication } from '@nestjs/common';
import { BUILT_FILES, PAGE_STATE_PREFIX } from '@ospite/contracts/site';
import { LANGUAGES } from '@ospite/domain';
import { OFFICE_ADDRESSES, PAGE_NAMES, PATH_WORDS, pathPattern } from '@ospite/i18n/paths';
import { RoutePatterns } from './route-patterns';

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
  const patterns = new RoutePatterns(addressPatterns(app.getHttpAdapter()));
  return (path) => patterns.find(path);
}

/**
 * Every word of the server's addresses, of calls, pages and files alike: `rooms`, `order`, `camere`, `admin`. Call it once
 * Nest is initialised.
 */
export function pathSegments(adapter: HttpServer): ReadonlySet<string> {
  const words = addressPatterns(adapter).flatMap((pattern) => pattern.split('/'));
  return new Set([...words.filter((word) => !word.startsWith(':')), ...PATH_WORDS]);
}

function addressPatterns(adapter: HttpServer): readonly string[] {
  const express: ExpressApp = adapter.getInstance();
  const calls = express.router.stack.flatMap(({ route }) => (isPattern(route?.path) ? [route.path] : []));
  return [...calls, ...PAGES, ...OFFICES, ...FILES, ...DOCUMENTS];
}

/** Nest's own routes for whatever is left have braces. */
function isPattern(path: unknown): path is string {
  return typeof path === 'string' && !path.includes('{');
}
