// @ts-check
import { openPhone } from './phone.mjs';

/** A page is at rest when it has been hydrated, or has no script, and this long (milliseconds) has passed: fonts for the next page come late. */
const REST_MS = 2_500;
/** Hydration comes a second after loading; what has not come by then will not. */
const HYDRATED_WITHIN_MS = 15_000;
const LOADED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/**
 * What was seen of a page while it loaded; times are milliseconds from the navigation.
 * @typedef {object} Loading
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {string} largestElement
 * @property {number} shift
 * @property {string[]} shifted
 * @property {number} blocked What tasks took beyond 50 ms each.
 * @property {number} formUsable When the whole form was painted; 0 where there is none.
 * @property {number} hydrated
 * @property {string[]} files Addresses of the scripts and fonts that were fetched.
 */

/**
 * Opens an address once with an empty cache and lets it come to rest without touching it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isFloor: boolean }} options
 * @returns {Promise<Loading>}
 */
export async function load(browser, url, { isFloor }) {
  const { context, page, devtools } = await openPhone(browser, { isFloor });
  const files = new Set();
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (['Script', 'Font'].includes(type) || /javascript|^font\//.test(response.mimeType))
      files.add(new URL(response.url).pathname);
  });
  await page.addInitScript(observeLoading);
  await page.goto(url, { waitUntil: 'load', timeout: LOADED_WITHIN_MS });
  if (!isFloor) await hydrated(page, devtools);
  await page.waitForTimeout(REST_MS);
  const seen = await page.evaluate('benchLoading');
  await context.close();
  return { ...seen, files: [...files] };
}

/**
 * Waits until a page is hydrated; one that never is goes on. Playwright's locators would first run a script of 300 kB in
 * the page, which a slow phone would need longer for than for some of ours.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devtools
 */
export async function hydrated(page, devtools) {
  const expression = 'document.documentElement.dataset.hydrated !== undefined';
  const latest = Date.now() + HYDRATED_WITHIN_MS;
  while (Date.now() < latest) {
    if ((await devtools.send('Runtime.evaluate', { expression })).result.value) return;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
}

/** Runs in the page before anything else, and notes in `benchLoading` what happens. */
function observeLoading() {
  const seen = {
    ...{
      firstPaint: 0,
      largestPaint: 0,
      largestElement: '',
      shift: 0,
      shifted: /** @type {string[]} */ ([]),
    },
    ...{ blocked: 0, formUsable: 0, hydrated: 0 },
  };
  Object.assign(globalThis, { benchLoading: seen });
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    seen.largestElement = entry.url?.split('/').at(-1) || `text in ${entry.element?.localName ?? '?'}`;
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources)
      seen.shifted.push(node?.className || node?.nodeName || 'something gone');
  });
  watch('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
  document.addEventListener('readystatechange', () => {
    if (seen.formUsable > 0 || !document.querySelector('main form [type=submit]')) return;
    // The task after the frame in which the form is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.formUsable = performance.now())));
  });
  new MutationObserver(() => {
    if (!seen.hydrated && document.documentElement?.dataset.hydrated) seen.hydrated = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}
