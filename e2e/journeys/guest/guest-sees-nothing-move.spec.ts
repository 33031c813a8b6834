import type { BrowserContext, Page } from '@playwright/test';
import { fontOfHeading, visitWithFonts } from '../../support/fonts';
import { expectStill, watchMoves, type Move } from '../../support/moves';
import { listen } from '../../support/static-host';
import { expect, test } from '../../support/test';

async function openPage(context: BrowserContext): Promise<{ page: Page; moves: () => Promise<Move[]> }> {
  const page = await context.newPage();
  return { page, moves: await watchMoves(page) };
}

test(
  'our fonts are fetched after the page, and shown from the next one on',
  { tag: '@any-size' },
  async ({ context }) => {
    const first = await openPage(context);
    const requested: string[] = [];
    first.page.on('load', () => requested.push('page has loaded'));
    first.page.on('request', (request) => {
      if (request.resourceType() === 'font') requested.push('font');
    });
    await visitWithFonts(first.page, '/camere');
    expect(requested).toEqual(['page has loaded', 'font', 'font']);
    expect(await fontOfHeading(await context.newCDPSession(first.page))).not.toBe('Fraunces');

    await first.page.locator('main a[href="/camere/bungalow-ginepro"]').first().click();
    await expect(first.page).toHaveURL('/camere/bungalow-ginepro');
    const devtools = await context.newCDPSession(first.page);
    // The heading may be replaced between two questions about it.
    await expect(async () => expect(await fontOfHeading(devtools)).toBe('Fraunces')).toPass();

    const second = await openPage(context);
    await visitWithFonts(second.page, '/');
    expect(await fontOfHeading(await context.newCDPSession(second.page))).toBe('Fraunces');
    expectStill(await second.moves(), 'the second page');
  },
);

test('nothing of the first screen moves while the home page arrives piece by piece', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.request.get('/')).text();
  // Before the last line of the sky, and between the dates and the links below them.
  const cuts = [html.indexOf('San Teodoro', html.indexOf('<h1')), html.indexOf('</form>'), html.length];
  const whole = cuts.map((end, place) => html.slice(cuts[place - 1] ?? 0, end));
  let sendNext = () => {};
  const { origin, close } = await listen(
    async ({ url }, response) => {
      if (url !== '/' || whole.length < cuts.length) {
        const file = await fetch(`${baseURL}${url}`);
        response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
        response.end(await file.bytes());
        return;
      }
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      sendNext = () => {
        response.write(whole.shift());
        if (whole.length === 0) response.end();
      };
      sendNext();
    },
    0,
    'localhost',
  );
  const moves = await watchMoves(page, { fromTheStart: true });
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  try {
    await page.goto(origin, { waitUntil: 'commit' });
    for (const there of ['main h1', '#stay-sheet']) {
      await page.locator(there).waitFor({ state: 'attached' });
      await painted();
      sendNext();
    }
    await page.waitForLoadState();
    await painted();
    expectStill(await moves(), 'while it arrives');
  } finally {
    close();
  }
});
