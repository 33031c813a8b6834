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
 * Walks every page in every language as its script leaves it, at its whole length: texts, attributes, structured data and
 * previews. @param forbidden further words that have no business there
 */
export async function expectNoPageOfTheDemo(page: Page, forbidden?: RegExp): Promise<void> {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(DEMO_PICTURES)) pictures.push(`${request.url()} on ${page.url()}`);
  });
  const addresses = await everyAddress(page);
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    await page.goto(address);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo').getByText(/^[\d.,]+ (visit|Besuch)/)).toBeVisible();
    const html = await page.evaluate(readable);
    expect(html.length, address).toBeGreaterThan(500);
    expect.soft(demoWordIn(html, forbidden), address).toBeUndefined();
    expect.soft(html.includes(DEMO_PICTURES), `${address} shows a picture of the demo`).toBe(false);
  }
  expect(pictures).toEqual([]);
}

/** Reads the e-mails that a product has sent. @param folder its `mail` folder */
export async function expectNoEmailOfTheDemo(folder: string, count: number): Promise<void> {
  await expect.poll(async () => (await readEmails(folder)).length, { timeout: 60_000 }).toBe(count);
  for (const { subject = '', text = '', html = '' } of await readEmails(folder)) {
    expect.soft(demoWordIn(`${subject}\n${text}\n${html}`), subject).toBeUndefined();
    expect.soft(html.includes(DEMO_PICTURES), subject).toBe(false);
  }
}

/** All that guests, screen readers and crawlers read of a page. Runs in the page. */
function readable(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('style, script:not([type="application/ld+json"])')) part.remove();
  // Names of classes are the builder's, and addresses of scripts and sheets are not read.
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class');
  for (const link of copy.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]'))
    link.remove();
  return copy.outerHTML;
}

/** The first word that has no business there, with its neighbours. */
function demoWordIn(text: string, forbidden?: RegExp): string | undefined {
  const found = DEMO_PLACES.exec(text) ?? DEMO_THINGS.exec(text) ?? forbidden?.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 60) : undefined;
}
