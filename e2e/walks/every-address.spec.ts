// Shows: specification §2 Shell, §2 Legal pages
// Shows: decisions §2 Languages and addresses, §3 Pages and responses, §4 Content-Security-Policy
import { LANGUAGES } from '@ospite/domain';
import { ITALIAN_TEXT_PAGES } from '@ospite/i18n/paths';
import { addressesIn, addressOf, EVERY_PAGE, LANGUAGES_OF } from '../support/addresses';
import { delayFonts, visitWithFonts } from '../support/fonts';
import { readHtml } from '../support/html';
import { expectStill, watchMoves } from '../support/moves';
import { expect, test } from '../support/test';

test.describe('over HTTP', () => {
  test.skip(({ isMobile }) => isMobile === true, 'the answers are the same for every screen');

  test('every page of the table answers in its language, with one heading, title and addresses; the sitemap lists those to find', async ({
    request,
    baseURL,
  }) => {
    const titles = new Map<string, string>();
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
      const picture = await request.head(html.image ?? '');
      expect.soft(picture.headers()['content-type'], `the picture of ${address}`).toMatch(/^image\//);
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

for (const language of LANGUAGES)
  test(`every page in ${language} comes without an error, a failed request or a request to another host, and does not move when its fonts come late`, async ({
    page,
    baseURL,
  }, { project }) => {
    test.skip(!LANGUAGES_OF[project.name]?.includes(language), 'the other size has this language');
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
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      // The last thing that any page loads.
      await expect(page.getByRole('contentinfo').getByText(/^[\d.,]+ (visit|Besuch)/)).toBeVisible();
    };
    for (const address of addressesIn(language)) await visit(address);
    expect(faults).toEqual([]);

    const missing = `/${language}/not-there`;
    await visit(missing);
    expect(faults).toEqual([`404 ${baseURL}${missing}`]);
  });
