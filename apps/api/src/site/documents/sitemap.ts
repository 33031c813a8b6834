import { DEFAULT_LANGUAGE, LANGUAGES, type Room } from '@ospite/domain';
import { ITALIAN_TEXT_PAGES, PAGE_NAMES, pathTo, type PageName } from '@ospite/i18n/paths';

/** The page after sending belongs to the sender; rooms are listed one by one. */
const NOT_LISTED: readonly PageName[] = ['quoteSent', 'room'];

/**
 * Every page in every language, each with its translations; of pages with an Italian text the Italian address alone.
 * Source: specification §10.
 * @param missing pages that are not there, since nothing is written for them
 */
export function sitemapXml(
  publicUrl: string,
  rooms: readonly Pick<Room, 'slug' | 'updatedAt'>[],
  missing: readonly string[],
): string {
  const pages = PAGE_NAMES.filter((page) => !NOT_LISTED.includes(page) && !missing.includes(page)).flatMap(
    (page) => entriesOf(publicUrl, page),
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
  if (ITALIAN_TEXT_PAGES.includes(page)) return [`<url><loc>${address(DEFAULT_LANGUAGE)}</loc></url>`];
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return LANGUAGES.map(
    (language) => `<url><loc>${address(language)}</loc>${modified}${links.join('')}</url>`,
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
