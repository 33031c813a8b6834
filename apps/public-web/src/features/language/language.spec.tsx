import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { LanguageOffer } from './language-offer';
import { LanguageSwitcher } from './language-switcher';
import { useLanguageMemory } from './use-language-memory';

function Memory() {
  useLanguageMemory();
  return null;
}

function browserSpeaks(...languages: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; Max-Age=0; Path=/';
});
afterEach(() => jest.restoreAllMocks());

describe('the language switcher', () => {
  it('links to the same page in each language and carries the choice for guests without script', async () => {
    await renderSite(<LanguageSwitcher />, { language: 'en', path: '/rooms/uno' });
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/camere/uno?lang=it',
      '/rooms/uno?lang=en',
      '/zimmer/uno?lang=de',
      '/habitaciones/uno?lang=es',
    ]);
    expect(screen.getByRole('link', { name: 'English', hidden: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});

describe('the memory of a language', () => {
  it('stores that of a page in another language, in the browser and in the cookie', async () => {
    await renderSite(<Memory />, { language: 'de', path: '/zimmer' });
    expect(localStorage.getItem('lang')).toBe('de');
    expect(document.cookie).toContain('lang=de');
  });

  it('stores nothing for a visitor who has only seen Italian', async () => {
    await renderSite(<Memory />, { path: '/camere' });
    expect(localStorage.getItem('lang')).toBeNull();
    expect(document.cookie).not.toContain('lang=');
  });

  it('follows a visitor who comes back to Italian', async () => {
    localStorage.setItem('lang', 'de');
    document.cookie = 'lang=de; Path=/';
    await renderSite(<Memory />, { path: '/camere' });
    expect(localStorage.getItem('lang')).toBe('it');
    expect(document.cookie).toContain('lang=it');
  });
});

describe("the offer of the browser's language", () => {
  it('speaks that language and leads to its home page', async () => {
    browserSpeaks('de-AT', 'en');
    await renderSite(<LanguageOffer />);
    const offer = screen.getByText(/Diese Seite gibt es auch auf Deutsch/).closest('[lang]');
    expect(offer).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link', { name: 'Auf Deutsch lesen' })).toHaveAttribute('href', '/de');
  });

  it('goes away for good when it is declined', async () => {
    browserSpeaks('de');
    const { unmount } = await renderSite(<LanguageOffer />);
    await userEvent.click(screen.getByRole('button', { name: 'Nein, danke' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    await renderSite(<LanguageOffer />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['the page speaks it already', ['it-IT', 'de']],
    ['the site speaks none of its languages', ['fr', 'nl']],
  ])('is not made when %s', async (_why, languages) => {
    browserSpeaks(...languages);
    await renderSite(<LanguageOffer />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is not made to a visitor who has chosen', async () => {
    browserSpeaks('de');
    localStorage.setItem('lang', 'it');
    await renderSite(<LanguageOffer />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
