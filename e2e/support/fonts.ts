import type { CDPSession, Page } from '@playwright/test';

/** More than twice as long as a browser waits for a font before it shows the page without. */
const SLOW_FONT_MS = 250;

/** A page whose fonts come late. */
export interface LateFonts {
  /** Has the next page fetch its fonts as if none had been read before. */
  readonly forget: () => Promise<void>;
  /** How many fonts were asked for since they were last forgotten. */
  readonly requests: () => number;
}

/** Delays a page's fonts alone: a route of Playwright's would switch the cache off for everything else. */
export async function delayFonts(page: Page): Promise<LateFonts> {
  const session = await page.context().newCDPSession(page);
  let requests = 0;
  session.on('Fetch.requestPaused', ({ requestId }) => {
    requests += 1;
    // A page that has been left wants it no more.
    const goOn = () => void session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    setTimeout(goOn, SLOW_FONT_MS);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2*' }] });
  await session.send('Network.enable');
  return {
    requests: () => requests,
    async forget() {
      requests = 0;
      // An empty page has no storage.
      if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.removeItem('fonts'));
      // Empties the memory cache, where fonts are; the disk cache stays.
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    },
  };
}

/** Opens a page and waits for its script, and for its fonts to be cached. */
export async function visitWithFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first touch has the script start at once.
  await page.locator('body').dispatchEvent('pointerdown');
  await page.waitForFunction(
    () => document.documentElement.dataset.hydrated === 'true' && localStorage.getItem('fonts') !== null,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The font in which the first heading of a page is painted. */
export async function fontOfHeading(session: CDPSession): Promise<string | undefined> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}
