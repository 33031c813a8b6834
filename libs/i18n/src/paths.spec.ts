import { LANGUAGES } from '@ospite/domain';
import { languageOfPath, matchPath, PAGE_NAMES, PATH_WORDS, pathPattern, pathTo } from './paths';

const everyPage = PAGE_NAMES.flatMap((page) => LANGUAGES.map((language) => [page, language] as const));

describe('the addresses of pages', () => {
  it.each(everyPage)('lead from "%s" in %s back to it', (page, language) => {
    const slug = page === 'room' ? 'bungalow-mirto' : undefined;
    expect(matchPath(pathTo(page, language, slug))).toEqual({ page, language, ...(slug && { slug }) });
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

  it.each(['/nope', '/camere/', '/camere/uno/due', '/it', '/zimmer/uno/'])('do not know %s', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

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
