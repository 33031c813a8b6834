import { DEFAULT_LANGUAGE, LANGUAGES, type Room } from '@ospite/domain';
import { PAGE_NAMES, pathTo, type PageName } from '@ospite/i18n/paths';

/** Pages that no search engine is sent to: the one after sending belongs to who sent. */
const NOT_LISTED: readonly PageName[] = ['quoteSent', 'room'];

/** Address of the rules below, named in the `Speculation-Rules` header of pages. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Which links a browser may fetch ahead: pages of the site, never the back-office, the API, files, or an address with
 * a query, since `?lang=` stores a choice. Source: stack §7, decisions §2 ("a prefetch never stores anything").
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/admin*', '/super-admin*', '/api/*', '/uploads/*', '/assets/*', '/remotes/*', '/*\\?*'].map(
            (address) => ({ not: { href_matches: address } }),
          ),
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
    'Disallow: /admin',
    'Disallow: /super-admin',
    'Disallow: /api/docs',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every page in every language, each with its translations. Source: decisions §2. */
export function sitemapXml(publicUrl: string, rooms: readonly Pick<Room, 'slug' | 'updatedAt'>[]): string {
  const pages = PAGE_NAMES.filter((page) => !NOT_LISTED.includes(page)).flatMap((page) =>
    entriesOf(publicUrl, page),
  );
  const details = rooms.flatMap(({ slug, updatedAt }) => entriesOf(publicUrl, 'room', slug, updatedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...details,
    '</urlset>',
    '',
  ].join('\n');
}

function entriesOf(publicUrl: string, page: PageName, slug?: string, changed?: Date): string[] {
  const address = (language: (typeof LANGUAGES)[number]) => escaped(publicUrl + pathTo(page, language, slug));
  const links = [
    ...LANGUAGES.map((language) => ({ name: language as string, href: address(language) })),
    { name: 'x-default', href: address(DEFAULT_LANGUAGE) },
  ].map(({ name, href }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`);
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return LANGUAGES.map(
    (language) => `<url><loc>${address(language)}</loc>${modified}${links.join('')}</url>`,
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
