import { ASSETS_PREFIX, REMOTES_PREFIX } from '@ospite/contracts/site';
import { OFFICE_ADDRESSES } from '@ospite/i18n/paths';

const OFFICES = Object.values(OFFICE_ADDRESSES);

/** Address of the rules below, named in the `Speculation-Rules` header of pages. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const NEVER_PREFETCHED = [
  ...OFFICES.map((address) => `${address}*`),
  '/api/*',
  '/uploads/*',
  `${ASSETS_PREFIX}*`,
  `${REMOTES_PREFIX}*`,
  // `?lang=` stores a choice, which a prefetch must never do.
  '/*\\?*',
];

/**
 * Which links a browser may prefetch: pages of the site and nothing else. Source: specification §10, What search
 * engines are told.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...NEVER_PREFETCHED.map((address) => ({ not: { href_matches: address } })),
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** What search engines may read. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...[...OFFICES, '/api/docs'].map((address) => `Disallow: ${address}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
