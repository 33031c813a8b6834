import { LANGUAGES } from '@ospite/domain';
import { addressOf, languageOfPath, matchPath, PAGE_NAMES, PATH_WORDS, pathPattern, pathTo } from './paths';

const everyPage = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

describe('the addresses of pages', () => {
  it.each(everyPage)('lead from "%s" in %s back to it', (page, language) => {
    const slug = page === 'room' ? 'bungalow-mirto' : undefined;
    expect(matchPath(addressOf(page, language, undefined, slug))).toEqual({
      page,
      language,
      ...(slug && { slug }),
    });
  });

  it('are each the address of one page in one language', () => {
    const all = everyPage.map(([page, language]) => pathPattern(page, language));
    expect(new Set(all).size).toBe(all.length);
  });

  it('carry a room in them, whatever its letters', () => {
    expect(pathTo('room', 'de', 'città 1')).toBe('/zimmer/citt%C3%A0%201');
    expect(matchPath('/zimmer/citt%C3%A0%201')).toMatchObject({ page: 'room', slug: 'città 1' });
    expect(matchPath('/zimmer/%E0%A4%A')).toMatchObject({ slug: '%E0%A4%A' });
  });

  it.each(['/Nope', '/nope.php', '/404', '/fr/nope', '/camere/', '/camere/uno/due', '/zimmer/uno/'])(
    'do not know %s',
    (path) => {
      expect(matchPath(path)).toBeUndefined();
    },
  );

  it.each([
    ['/rooms/uno', 'en'],
    ['/de/nirgends', 'de'],
    ['/habitaciones/a/b', 'es'],
    ['/nope', 'it'],
    ['/', 'it'],
  ])('%s speaks %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  it('reserve their own words, so that no room hides a page', () => {
    expect(PATH_WORDS).toEqual(expect.arrayContaining(['camere', 'sent', 'privacy-policy', 'de']));
    expect(PATH_WORDS).not.toContain('');
  });
});

describe('the addresses that the owner gives', () => {
  const slugs = { it: 'gite', en: 'trips', de: 'gite', es: 'gite' };
  const guide = { it: 'bologna', en: 'bologna', de: 'bologna', es: 'bologna' };
  const written = [
    { page: 'own-2', addresses: slugs },
    { page: 'guide', addresses: guide },
    { page: 'about' },
  ];

  it('lead to the pages that are added, each language behind its name but Italian', () => {
    expect(matchPath('/gite', written)).toEqual({ page: 'own-2', language: 'it' });
    expect(matchPath('/en/trips', written)).toEqual({ page: 'own-2', language: 'en' });
    for (const path of ['/trips', '/en/gite', '/de/trips', '/nope'])
      expect(matchPath(path, written)).toBeUndefined();
    expect(matchPath('/gite')).toBeUndefined();
    expect(addressOf('own-2', 'en', written)).toBe('/en/trips');
    // It was removed while a guest was reading.
    expect(addressOf('own-2', 'en', [])).toBe('/en');
  });

  it('are those of the guide of the area, where the owner has given it some', () => {
    expect(matchPath('/de/bologna', written)).toEqual({ page: 'guide', language: 'de' });
    expect(addressOf('guide', 'de', written)).toBe('/de/bologna');
    expect(addressOf('guide', 'de', [])).toBe('/san-teodoro-und-umgebung');
    expect(addressOf('room', 'de', written, 'uno')).toBe('/zimmer/uno');
  });

  it('hide no address of the table', () => {
    const hiding = { it: 'tariffe', en: 'privacy', de: 'privacy', es: 'privacy' };
    const pages = [{ page: 'own-2', addresses: hiding }];
    expect(matchPath('/tariffe', pages)).toMatchObject({ page: 'prices' });
    expect(matchPath('/en/privacy', pages)).toMatchObject({ page: 'privacy' });
  });
});
