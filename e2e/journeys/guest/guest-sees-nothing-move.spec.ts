// Shows: decisions §3 Pages and responses
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { addressesIn, LANGUAGES_OF } from '../../support/addresses';
import { expect, test } from '../../support/test';

/** Far longer than a browser waits for a font. */
const SLOW_FONT_MS = 400;

/** Adds up all that moves on a page, also after a touch. @returns a function that tells the sum so far */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const add = (list: PerformanceObserverEntryList) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset.shift = String(Number(dataset.shift ?? 0) + Number('value' in entry ? entry.value : 0));
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        // What has moved in a frame is told after it.
        new Promise<number>((tell) => {
          requestAnimationFrame(() =>
            setTimeout(() => tell(Number(document.documentElement.dataset.shift ?? 0)), 100),
          );
        }),
    );
}

/** Opens a page, waits for its script, and for its fonts to be cached. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first touch has the script start at once.
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).not.toBeNull();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function fontOfHeading(session: CDPSession): Promise<string | undefined> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

async function openPage(context: BrowserContext): Promise<{ page: Page; shift: () => Promise<number> }> {
  const page = await context.newPage();
  return { page, shift: await measureShifts(page) };
}

test('no page moves when its fonts come late', async ({ context }, { project }) => {
  const { page, shift } = await openPage(context);
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_FONT_MS));
    await route.continue();
  });
  for (const address of [...(LANGUAGES_OF[project.name] ?? []).flatMap(addressesIn), '/non-esiste']) {
    await visit(page, address);
    expect(await shift(), address).toBeLessThan(0.0005);
    await page.evaluate(() => localStorage.removeItem('fonts'));
  }
});

test('our fonts are fetched after the page, and shown from the next one on', async ({ context }) => {
  const first = await openPage(context);
  const requested: string[] = [];
  first.page.on('load', () => requested.push('page has loaded'));
  first.page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push('font');
  });
  await visit(first.page, '/camere');
  expect(requested).toEqual(['page has loaded', 'font', 'font']);
  expect(await fontOfHeading(await context.newCDPSession(first.page))).not.toBe('Fraunces');

  await first.page.locator('main a[href="/camere/bungalow-ginepro"]').first().click();
  await expect(first.page).toHaveURL('/camere/bungalow-ginepro');
  const devtools = await context.newCDPSession(first.page);
  // The heading may be replaced between two questions about it.
  await expect(async () => expect(await fontOfHeading(devtools)).toBe('Fraunces')).toPass();

  const second = await openPage(context);
  await visit(second.page, '/');
  expect(await fontOfHeading(await context.newCDPSession(second.page))).toBe('Fraunces');
  expect(await second.shift()).toBeLessThan(0.0005);
});
