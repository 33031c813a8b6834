import { BUILT_FILES } from '@ospite/contracts/site';
import { LANGUAGES } from '@ospite/domain';
import { addressOf } from '@ospite/i18n/paths';
import type { Page } from '@playwright/test';
import { DEMO_PLACES, DEMO_THINGS } from '@ospite/i18n/demo-words';
import { hydrate } from '../support/hydration';
import { readEmails } from '../support/mailbox';
import { expect } from '../support/test';

/** Where the pictures that come with the program lie: all of them are the demo's. */
const DEMO_PICTURES = `${BUILT_FILES.site}pictures/`;

/** The addresses of the sitemap, and pages that it does not list: after sending, a missing one, a room that is gone. */
async function everyAddress({ request }: Page): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [
    ...listed,
    ...LANGUAGES.flatMap((language) => [
      addressOf('quoteSent', language, []),
      addressOf('room', language, [], 'not-there'),
      `${language === 'it' ? '' : `/${language}`}/not-there`,
    ]),
  ];
}

/**
 * Reads every page in every language as it comes, with structured data and previews, and looks at those in Italian in the
 * browser, at their whole length. @param forbidden further words that have no business there
 */
export async function expectNoPageOfTheDemo(page: Page, forbidden?: RegExp): Promise<void> {
  const addresses = await everyAddress(page);
  expect(addresses.length).toBeGreaterThan(40);
  const italian: string[] = [];
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    expectNothing(html, address, forbidden);
    if (html.includes('<html lang="it"')) italian.push(address);
  }
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(DEMO_PICTURES)) pictures.push(`${request.url()} on ${page.url()}`);
  });
  expect(italian.length).toBeGreaterThan(10);
  for (const address of italian) {
    // The last thing that any page loads.
    const counted = page.waitForResponse('**/api/visits/count');
    await page.goto(address);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await counted;
    expectNothing(await page.content(), address, forbidden);
  }
  expect(pictures).toEqual([]);
}

function expectNothing(html: string, address: string, forbidden?: RegExp): void {
  const read = readable(html);
  expect(read.length, address).toBeGreaterThan(500);
  expect.soft(demoWordIn(read, forbidden), address).toBeUndefined();
  expect.soft(html.includes(DEMO_PICTURES), `${address} shows a picture of the demo`).toBe(false);
}

/** Reads the e-mails that a product has sent. @param folder its `mail` folder @param forbidden as of pages */
export async function expectNoEmailOfTheDemo(
  folder: string,
  count: number,
  forbidden?: RegExp,
): Promise<void> {
  await expect.poll(async () => (await readEmails(folder)).length, { timeout: 60_000 }).toBe(count);
  for (const { subject = '', text = '', html = '' } of await readEmails(folder)) {
    expect.soft(demoWordIn(`${subject}\n${text}\n${html}`, forbidden), subject).toBeUndefined();
    expect.soft(html.includes(DEMO_PICTURES), subject).toBe(false);
  }
}

/** All that guests, screen readers and crawlers read of a page: no style, script, name of a class or address of a file. */
function readable(html: string): string {
  return (
    html
      .replaceAll(/<style.*?<\/style>/gs, '')
      .replaceAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs, '')
      .replaceAll(/<link rel="(?:modulepreload|stylesheet|preload|icon|apple-touch-icon)"[^>]*>/g, '')
      // Its palette may be called like the sea.
      .replaceAll(/\/brand\/icon-[a-z]+-/g, '')
      .replaceAll(/ class="[^"]*"/g, '')
  );
}

/** The first word that has no business there, with its neighbours. */
function demoWordIn(text: string, forbidden?: RegExp): string | undefined {
  const found = DEMO_PLACES.exec(text) ?? DEMO_THINGS.exec(text) ?? forbidden?.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined;
}
