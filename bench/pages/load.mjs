import { observeLoading } from './observe-loading.mjs';
import { openPhone } from './phone.mjs';

/** A page is at rest when it has been hydrated, or has no script, and this long (milliseconds) has passed. */
const REST_MS = 1_000;
/** Hydration comes a second after loading; what has not come by then will not. */
const HYDRATED_WITHIN_MS = 15_000;
const LOADED_WITHIN_MS = 60_000;

/**
 * Opens an address once with an empty cache and lets it come to rest without touching it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ phone: string, saveData?: boolean }} options
 * @returns the observed figures, with the addresses of the scripts and fonts that were fetched
 */
export async function load(browser, url, options) {
  const { context, page, devtools } = await openPhone(browser, options);
  const fetched = { scripts: new Set(), fonts: new Set() };
  devtools.on('Network.responseReceived', ({ type, response }) => {
    const { pathname } = new URL(response.url);
    if (type === 'Script' || response.mimeType.includes('javascript')) fetched.scripts.add(pathname);
    if (type === 'Font' || response.mimeType.startsWith('font/')) fetched.fonts.add(pathname);
  });
  await devtools.send('Network.enable');
  await page.addInitScript(observeLoading);
  await page.goto(url, { waitUntil: 'load', timeout: LOADED_WITHIN_MS });
  await settle(page, options);
  const seen = await page.evaluate(() => globalThis.benchLoading);
  await context.close();
  return { ...seen, scripts: [...fetched.scripts], fonts: [...fetched.fonts] };
}

/** Waits until a loaded page has come to rest. */
export async function settle(page, { saveData = false } = {}) {
  const hydrates = !saveData && (await page.locator('script[type=module]').count()) > 0;
  if (hydrates) await hydrated(page);
  await page.waitForTimeout(saveData ? 3 * REST_MS : REST_MS);
}

/** Waits until a page that has a script is hydrated; one that never is goes on. */
export async function hydrated(page) {
  await page
    .waitForSelector('html[data-hydrated]', { timeout: HYDRATED_WITHIN_MS, state: 'attached' })
    .catch(() => undefined);
}
