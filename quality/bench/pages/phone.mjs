import { chromium } from '@playwright/test';
import { atEnd } from '../../../launcher/process/shutdown.mjs';
import { CONSENT_VERSION } from '../../../libs/domain/src/consents/consent.ts';
import { findChromium } from '../../../tools/browser/chromium.mjs';

/** Lighthouse's phone, a Moto G Power. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/**
 * Lighthouse's slow 4G as the browser applies it to requests: 150 ms and 1.6 Mbit/s of the network, with its factors 3.75
 * and 0.9 for what a request takes of several round trips (`mobileSlow4G` in its core/config/constants.js).
 */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
/** What the floor of a page does without. */
const SCRIPTS_AND_FONTS = ['*.js', '*.mjs', '*.woff2', '*/mf-manifest.json'];
/** Hydration comes a second after loading; what has not come by then will not. */
const HYDRATED_WITHIN_MS = 15_000;
/** A page is at rest this long after it was hydrated: fonts for the next page come late. */
export const REST_MS = 2_500;

/** Starts the browser, until the bench ends. */
export async function openBrowser() {
  const { executablePath, args, env } = await findChromium();
  // Chromium fetches lazy pictures from further away on lines that it thinks slow: product and floor would differ.
  const settings = [...args, '--force-effective-connection-type=4G'];
  const browser = await chromium.launch({ executablePath, args: settings, env: { ...process.env, ...env } });
  atEnd(() => browser.close());
  return browser;
}

/**
 * Opens a page on the slow phone, with an empty cache and no connections, and lets it come to rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ isFloor?: boolean, hasConsent?: boolean }} [options] The floor gets neither scripts nor fonts; without consent
 *   the cookie dialog takes every touch.
 */
export async function openOnPhone(browser, url, { isFloor = false, hasConsent = false } = {}) {
  const context = await browser.newContext({ ...PHONE, locale: 'it-IT' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  if (isFloor) await devtools.send('Network.setBlockedURLs', { urls: SCRIPTS_AND_FONTS });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  /** @type {Set<string>} Addresses of the scripts and fonts that were fetched. */
  const files = new Set();
  devtools.on('Network.responseReceived', ({ type, response }) => {
    if (['Script', 'Font'].includes(type) || /javascript|^font\//.test(response.mimeType))
      files.add(new URL(response.url).pathname);
  });
  await page.addInitScript(observe);
  if (hasConsent) await page.addInitScript(consent, CONSENT_VERSION);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  // Playwright's locators would first run a script of 300 kB, which a slow phone needs longer for than for some of ours.
  const expression = 'document.documentElement.dataset.hydrated !== undefined';
  const latest = Date.now() + HYDRATED_WITHIN_MS;
  while (!isFloor && Date.now() < latest)
    if ((await devtools.send('Runtime.evaluate', { expression })).result.value) break;
    else await page.waitForTimeout(100);
  await page.waitForTimeout(REST_MS);
  return { context, page, files };
}

/** Runs in the page before anything else. @param {string} version */
function consent(version) {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const timestamp = new Date().toISOString();
  localStorage.setItem('cookie-consent', JSON.stringify({ preferences, timestamp, version }));
}

/**
 * What was seen of a page; times are milliseconds from the navigation.
 * @typedef {object} Seen
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} shift
 * @property {number} blocked What tasks took beyond 50 ms each.
 * @property {number} formUsable When the whole form was painted; 0 where there is none.
 * @property {number} reaction From the slowest touch to the next paint; less than 16 ms is not told.
 */

/** Runs in the page before anything else, and notes in `benchSeen` what happens. */
function observe() {
  /** @type {Seen} */
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, formUsable: 0, reaction: 16 };
  Object.assign(globalThis, { benchSeen: seen });
  /** @param {string} type @param {(entry: any) => void} note @param {object} [options] */
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  watch('layout-shift', (entry) => (seen.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  const touched = ({ interactionId, duration }) => {
    if (interactionId > 0) seen.reaction = Math.max(seen.reaction, duration);
  };
  watch('event', touched, { durationThreshold: 16 });
  document.addEventListener('readystatechange', () => {
    if (seen.formUsable > 0 || !document.querySelector('main form [type=submit]')) return;
    // The task after the frame in which the form is painted.
    requestAnimationFrame(() => setTimeout(() => (seen.formUsable = performance.now())));
  });
}

/**
 * The HTML of a page as far as a phone shows it before any touch: from the beginning, with the inlined styles, to the end of
 * the last element in view. What floats above the page stands at its end, comes later and moves nothing: it does not count.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function firstScreen(browser, url) {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const html = await page.evaluate(() => {
    /** @param {Element | null} element @returns {boolean} */
    const floats = (element) =>
      element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
    const last = [...document.querySelectorAll('body *')].findLast((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      const shows = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isOnScreen && shows && !floats(element);
    });
    const range = document.createRange();
    range.setStart(document.documentElement, 0);
    // What it holds besides its own text is not in view.
    const below = last?.querySelector('*');
    if (below) range.setEndBefore(below);
    else range.setEndAfter(last ?? document.body);
    const all = document.createElement('div');
    all.append(range.cloneContents());
    return all.innerHTML;
  });
  await context.close();
  return html;
}
