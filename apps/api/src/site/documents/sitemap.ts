import { DEFAULT_LANGUAGE, isOwnPage, LANGUAGES, type Language, type Room } from '@ospite/domain';
import {
  addressOf,
  ITALIAN_TEXT_PAGES,
  PAGE_NAMES,
  type AddressedPage,
  type PageName,
} from '@ospite/i18n/paths';

/** The page after sending belongs to the sender; rooms are listed one by one. */
const NOT_LISTED: readonly PageName[] = ['quoteSent', 'room'];

/**
 * Every page in every language, each with its translations; of pages with an Italian text the Italian address alone.
 * Source: specification §10.
 * @param written the pages that have content
 * @param missing pages that are not there, since nothing is written for them
 */
export function sitemapXml(
  publicUrl: string,
  rooms: readonly Pick<Room, 'slug' | 'updatedAt'>[],
  written: readonly AddressedPage[],
  missing: readonly string[],
): string {
  const entries = (page: PageName, room?: Pick<Room, 'slug' | 'updatedAt'>) =>
    entriesOf(
      page,
      (language) => publicUrl + addressOf(page, language, written, room?.slug),
      room?.updatedAt,
    );
  const listed = PAGE_NAMES.filter((page) => !NOT_LISTED.includes(page) && !missing.includes(page));
  const own = written.flatMap(({ page }) => (isOwnPage(page) ? [page] : []));
  const pages = [...listed, ...own].flatMap((page) => entries(page));
  const details = rooms.flatMap((room) => entries('room', room));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...details,
    '</urlset>',
    '',
  ].join('\n');
}

function entriesOf(page: string, urlIn: (language: Language) => string, changed?: Date): string[] {
  const address = (language: Language) => escaped(urlIn(language));
  const links = [
    ...LANGUAGES.map((language) => ({ name: language as string, href: address(language) })),
    { name: 'x-default', href: address(DEFAULT_LANGUAGE) },
  ].map(({ name, href }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`);
  if (ITALIAN_TEXT_PAGES.some((one) => one === page))
    return [`<url><loc>${address(DEFAULT_LANGUAGE)}</loc></url>`];
  const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return LANGUAGES.map(
    (language) => `<url><loc>${address(language)}</loc>${modified}${links.join('')}</url>`,
  );
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
