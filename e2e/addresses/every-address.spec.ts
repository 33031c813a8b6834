import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@ospite/domain';
import { ITALIAN_TEXT_PAGES } from '@ospite/i18n/paths';
import { expectAccessible } from '../support/accessibility';
import { addressesIn, addressOf, EVERY_PAGE, SIZE_OF } from '../support/addresses';
import { controlsWithoutVisibleFocus } from '../support/focus';
import { delayFonts, visitWithFonts } from '../support/fonts';
import { readHtml } from '../support/html';
import { hydrate } from '../support/hydration';
import { expectNothingMoves, expectStill, watchMoves } from '../support/moves';
import { expectFitsNarrowScreens } from '../support/sizes';
import { expect, test } from '../support/test';

// In the folder that comes first: the longest tests at the end would leave a core idle.

/** For all pages of a language on a busy machine. */
const MAX_WALK_MS = 300_000;

test.describe('over HTTP', { tag: '@any-size' }, () => {
  test('every page of the table answers in its language, with one heading, title and addresses; the sitemap lists those to find', async ({
    request,
    baseURL,
  }) => {
    const titles = new Map<string, string>();
    const pictures = new Map<string, string>();
    for (const { page, language, address } of EVERY_PAGE) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      const html = readHtml(await response.text());
      const isItalian = ITALIAN_TEXT_PAGES.includes(page);
      const siblings = Object.fromEntries(
        LANGUAGES.map((other) => [other, baseURL + addressOf(page, other)]),
      );
      expect.soft({ ...html, image: undefined }, address).toEqual({
        language,
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/.{40}/),
        headings: [expect.stringMatching(/\S/)],
        canonical: baseURL + addressOf(page, isItalian ? 'it' : language),
        siblings: isItalian ? {} : { ...siblings, 'x-default': baseURL + addressOf(page, 'it') },
        robots: page === 'quoteSent' ? 'noindex' : undefined,
        image: undefined,
      });
      const picture = html.image ?? '';
      pictures.set(
        picture,
        pictures.get(picture) ?? (await request.head(picture)).headers()['content-type'] ?? '',
      );
      expect.soft(pictures.get(picture), `the picture of ${address}`).toMatch(/^image\//);
      const title = `${language}: ${html.title}`;
      expect.soft(titles.get(title), `${address} has the title of another page`).toBeUndefined();
      titles.set(title, address);
    }
    const alias = readHtml(await (await request.get('/tariffe')).text());
    expect(alias.canonical).toBe(`${baseURL}/prezzi`);

    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    for (const { page, language, address } of EVERY_PAGE) {
      const isListed = page !== 'quoteSent' && (language === 'it' || !ITALIAN_TEXT_PAGES.includes(page));
      expect.soft(listed.includes(baseURL + address), address).toBe(isListed);
    }
    expect(new Set(listed).size).toBe(listed.length);
    const walked = new Set(EVERY_PAGE.map(({ address }) => baseURL + address));
    for (const address of listed.filter((other) => !walked.has(other))) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      const html = readHtml(await response.text());
      expect.soft([html.canonical, html.robots], address).toEqual([address, undefined]);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });
});

/** What a language's walk looks at besides: each audit of accessibility is one walk's. */
const AUDITED: Readonly<Record<Language, 'as it is' | 'with forced colours' | undefined>> = {
  it: 'as it is',
  en: 'with forced colours',
  de: undefined,
  es: undefined,
};

/** Audits a page: as it is and for who wants no motion, or with forced colours and where the focus can be seen. */
async function audit(page: Page, language: Language): Promise<void> {
  const how = AUDITED[language];
  if (!how) return;
  if (how === 'as it is') {
    await expectAccessible(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNothingMoves(page);
    await page.emulateMedia({ reducedMotion: null });
  } else {
    await page.emulateMedia({ forcedColors: 'active' });
    await expectAccessible(page);
    expect.soft(await controlsWithoutVisibleFocus(page), page.url()).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  }
}

const scrollTo = (page: Page, place: 'top' | 'end') =>
  page.evaluate(
    (end) => window.scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: 'instant' }),
    place === 'end',
  );

for (const language of LANGUAGES)
  test(
    `every page in ${language} comes without an error, a failed request or a request to another host, does not move when its fonts come late, and fits narrow screens${AUDITED[language] ? `; it is accessible ${AUDITED[language]}` : ''}`,
    { tag: SIZE_OF[language] },
    async ({ page, baseURL }) => {
      test.setTimeout(MAX_WALK_MS);
      const faults: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && protocol.startsWith('http')) faults.push(`another host: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on('requestfailed', (request) => {
        // The next page stops what this one has not read to its end.
        const reason = request.failure()?.errorText;
        if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
      });
      const fonts = await delayFonts(page);
      const moves = await watchMoves(page);
      const visit = async (address: string) => {
        await fonts.forget();
        await visitWithFonts(page, address);
        await expect(page).toHaveURL(address);
        expect(fonts.requests(), `fonts of ${address}`).toBeGreaterThan(0);
        expectStill(await moves(), address);
        await scrollTo(page, 'end');
        // The last thing that any page loads.
        await expect(page.getByRole('contentinfo').getByText(/^[\d.,]+ (visit|Besuch)/)).toBeVisible();
        await scrollTo(page, 'top');
        await hydrate(page);
        await audit(page, language);
        // Last, since it writes into the page, which React must not hydrate any more.
        await expectFitsNarrowScreens(page, language);
      };
      for (const address of addressesIn(language)) await visit(address);
      expect(faults).toEqual([]);

      const missing = `/${language}/not-there`;
      await visit(missing);
      expect(faults).toEqual([`404 ${baseURL}${missing}`]);
    },
  );
