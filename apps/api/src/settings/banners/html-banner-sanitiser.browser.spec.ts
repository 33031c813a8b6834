import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../../../../tools/browser/chromium.mjs';
import { HtmlBannerSanitiser } from './html-banner-sanitiser';
import { XSS_PAYLOADS } from './xss-payloads.fixture';

const sanitise = (html: string) => new HtmlBannerSanitiser().sanitise(html);

const SITE = 'http://site.test';
/** A picture of one point, for every picture that a banner may show. */
const POINT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
/** What a banner may make a browser fetch. */
const HARMLESS = new Set(['document', 'image']);
/** Sanitised banners that share a document, since loading one costs more than all else here. */
const BANNERS_AT_ONCE = 20;

let browser: Browser;
let page: Page;
/** What the site answers. */
let site: string;
/** What happened that no banner may make happen. */
let happened: string[];

beforeAll(async () => {
  const { executablePath, args, env } = await findChromium();
  browser = await chromium.launch({ executablePath, args, env: definedOf(env) });
  page = await browser.newPage();
  page.on('dialog', (dialog) => {
    happened.push('a dialog');
    void dialog.dismiss();
  });
  page.on('frameattached', () => happened.push('a frame'));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(SITE)) happened.push(`a visit to ${frame.url()}`);
  });
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.url() === `${SITE}/`) return route.fulfill({ contentType: 'text/html', body: site });
    if (!HARMLESS.has(request.resourceType())) happened.push(`a ${request.resourceType()} was fetched`);
    if (new URL(request.url()).hostname === 'evil.example') happened.push(`${request.url()} was fetched`);
    const found = request.url().endsWith('/x') || request.resourceType() !== 'image';
    return found ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'image/gif', body: POINT });
  });
});
afterAll(() => browser.close());

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Shows banners as the server's page holds them and as a script inserts them, touches all of them, and tells what ran. */
async function show(...banners: string[]): Promise<string[]> {
  happened = [];
  site = `<!doctype html><title>x</title><script>window.ran = () => { window.__ran = true }</script>
    <body>${banners.map((html) => `<section>${html}</section>`).join('')}
    ${banners.map(() => '<section class="inserted"></section>').join('')}`;
  try {
    await page.goto(`${SITE}/`);
    await page.evaluate(touchEverything, banners);
    const { ran, addresses } = await page.evaluate(whatIsThere);
    return [...(ran ? ['code'] : []), ...addresses.map((address) => `a link to ${address}`), ...happened];
  } catch (error) {
    return [...happened, `the page went away: ${String(error)}`];
  }
}

/** In the page: inserts the banners once more, waits for their pictures, and does to each element what a visitor does. */
async function touchEverything(banners: string[]): Promise<void> {
  // What a link's own handler does counts; where a harmless link leads does not.
  document.addEventListener('click', (event) => event.preventDefault());
  for (const [at, place] of document.querySelectorAll('.inserted').entries())
    place.innerHTML = banners[at] ?? '';
  const settled = [...document.images].map((image) =>
    image.complete
      ? undefined
      : new Promise((done) => ['load', 'error'].forEach((type) => image.addEventListener(type, done))),
  );
  await Promise.all(settled);
  for (const element of document.querySelectorAll('section *')) {
    for (const type of ['mouseover', 'mouseenter', 'pointerover', 'focus', 'toggle'])
      element.dispatchEvent(new Event(type, { bubbles: true }));
    if (element instanceof HTMLElement) element.focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function whatIsThere(): { ran: boolean; addresses: string[] } {
  const addresses = [
    ...document.querySelectorAll('section [href], section [src], section [action], section [formaction]'),
  ]
    .flatMap((element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name)))
    .filter((address) => address !== null)
    .filter((address) => !/^https?:$/.test(new URL(address, 'http://site.test/').protocol));
  return { ran: '__ran' in window, addresses };
}

const placesOfBanners = () => [...document.body.children].map(({ tagName }) => tagName).join(' ');

describe(`${XSS_PAYLOADS.length} known attacks`, () => {
  it('are more than a hundred, each another', () => {
    expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(100);
    expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
  });

  it('do something in a browser when nobody sanitises them, or this test would prove nothing', async () => {
    let successful = 0;
    for (const payload of XSS_PAYLOADS) {
      if ((await show(payload)).length > 0) successful += 1;
      if (successful === 100) break;
    }
    expect(successful).toBe(100);
  });

  it('do nothing in a browser as sanitised banners, and stay in their places', async () => {
    const banners = XSS_PAYLOADS.map(sanitise);
    const successful: string[] = [];
    for (let at = 0; at < banners.length; at += BANNERS_AT_ONCE) {
      const shown = banners.slice(at, at + BANNERS_AT_ONCE);
      const found = await show(...shown);
      if (found.length > 0) successful.push(`one of ${at} to ${at + shown.length - 1}: ${found.join()}`);
      // None swallows the next one, which would then be tried in vain.
      expect(await page.evaluate(placesOfBanners)).toBe('SECTION '.repeat(2 * shown.length).trim());
    }
    expect(successful).toEqual([]);
  });
});
