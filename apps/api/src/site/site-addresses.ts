import { BUILT_FILES, PAGE_STATE_PREFIX } from '@ospite/contracts/site';
import { LANGUAGES } from '@ospite/domain';
import { OFFICE_ADDRESSES, PAGE_NAMES, pathPattern } from '@ospite/i18n/paths';

/** The patterns of what this server has beside its calls: pages, back-offices, files, documents. */
export const SITE_ADDRESSES: readonly string[] = [
  ...PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => pathPattern(page, language))),
  ...Object.values(OFFICE_ADDRESSES).flatMap((address) => [address, `${address}/*`]),
  ...[...Object.values(BUILT_FILES), PAGE_STATE_PREFIX, '/uploads/'].map((prefix) => `${prefix}*`),
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/*',
  '/robots.txt',
  '/sitemap.xml',
  '/portal.json',
  // Kept from guests by the proxies in deploy/.
  '/metrics',
];
