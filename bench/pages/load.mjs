import { observeLoading } from './observe-loading.mjs';
import { openPhone } from './phone.mjs';

/** A page is at rest when it has been hydrated, or has no script, and this long (milliseconds) has passed. */
const REST_MS = 1_000;
/** Hydration comes a second after loading; what has not come by then will not. */
const HYDRATED_WITHIN_MS = 15_000;
const LOADED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

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
  await settle(page, devtools, options);
  const seen = await page.evaluate(() => globalThis.benchLoading);
  await context.close();
  return { ...seen, scripts: [...fetched.scripts], fonts: [...fetched.fonts] };
}

/** Waits until a loaded page has come to rest. */
async function settle(page, devtools, { saveData = false }) {
  const hydrates =
    !saveData && (await ask(devtools, `document.querySelector('script[type=module]') !== null`));
  if (hydrates) await hydrated(page, devtools);
  await page.waitForTimeout(saveData ? 3 * REST_MS : REST_MS);
}

/** Waits until a page that has a script is hydrated; one that never is goes on. */
export async function hydrated(page, devtools) {
  const latest = Date.now() + HYDRATED_WITHIN_MS;
  while (Date.now() < latest) {
    if (await ask(devtools, `document.documentElement.dataset.hydrated !== undefined`)) return;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

/**
 * What an expression is in the page. Playwright's locators would first run a script of 300 kB there, which a slow phone
 * would need longer for than for some of ours.
 */
async function ask(devtools, expression) {
  const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}
