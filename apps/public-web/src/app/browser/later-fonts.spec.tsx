import { BrowserRouter, FontsWithNextPage, useNavigate } from '@ospite/site-engine';
import { act, render, screen } from '@testing-library/react';
import { fetchFontsForNextPage, showLoadedFonts } from './later-fonts';

const FILES = '/assets/site/serif.woff2 /assets/site/sans.woff2';

/** jsdom has no fonts. @param load what comes of fetching one */
function browserWithFonts(load: () => Promise<void>) {
  const loaded = new Set<string>();
  const fonts = {
    load: jest.fn(async (font: string) => {
      await load();
      loaded.add(font);
    }),
    check: (font: string) => loaded.has(font),
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  return fonts;
}

function NextPage() {
  const navigate = useNavigate();
  return <button onClick={() => navigate('/camere')}>Camere</button>;
}

function showSite() {
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <FontsWithNextPage show={showLoadedFonts}>
        <NextPage />
      </FontsWithNextPage>
    </BrowserRouter>,
  );
  return { openNextPage: () => act(() => screen.getByRole('button').click()) };
}

const isShown = () => document.documentElement.dataset.fonts !== undefined;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.fonts;
  // As the page's typefaces stand on the root element, or in its style sheet.
  document.documentElement.style.cssText =
    '--font-heading-own: Bricolage Grotesque; --font-text-own: Figtree';
  document.head.innerHTML = `<script type="text/plain" data-fonts="${FILES}"></script>`;
});

describe('fonts that were not in the cache', () => {
  it('are fetched and noted, but leave the page that is being read as it is', async () => {
    const { load } = browserWithFonts(async () => undefined);
    showSite();
    await fetchFontsForNextPage(window);
    expect(load.mock.calls).toEqual([['1em Bricolage Grotesque'], ['1em Figtree']]);
    expect(localStorage.getItem('fonts')).toBe(FILES);
    expect(isShown()).toBe(false);
  });

  it('are shown with the next page that is opened', async () => {
    browserWithFonts(async () => undefined);
    const { openNextPage } = showSite();
    await fetchFontsForNextPage(window);
    openNextPage();
    expect(isShown()).toBe(true);
  });

  it('are not waited for by the next page', () => {
    browserWithFonts(() => new Promise(() => undefined));
    const { openNextPage } = showSite();
    void fetchFontsForNextPage(window);
    openNextPage();
    expect(isShown()).toBe(false);
  });

  it('are not noted when they do not come', async () => {
    browserWithFonts(() => Promise.reject(new Error('offline')));
    await fetchFontsForNextPage(window);
    expect(localStorage.getItem('fonts')).toBeNull();
  });

  it('are fetched all the same where the browser blocks storage', async () => {
    const { load } = browserWithFonts(async () => undefined);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await fetchFontsForNextPage(window);
    jest.restoreAllMocks();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are not fetched for whoever saves data', async () => {
    const { load } = browserWithFonts(async () => undefined);
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    await fetchFontsForNextPage(window);
    Reflect.deleteProperty(navigator, 'connection');
    expect(load).not.toHaveBeenCalled();
  });
});

it('fonts that the page shows already are not fetched again', async () => {
  const { load } = browserWithFonts(async () => undefined);
  document.documentElement.dataset.fonts = '';
  await fetchFontsForNextPage(window);
  expect(load).not.toHaveBeenCalled();
});
