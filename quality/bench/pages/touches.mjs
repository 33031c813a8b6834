// @ts-check
import { CONSENT_VERSION } from '../../../libs/domain/src/consents/consent.ts';
import { hydrated } from './load.mjs';
import { openPhone } from './phone.mjs';

/** What is in view has been fetched ahead by then (milliseconds), if it ever is. */
const REST_MS = 2_500;
/** Later than this (milliseconds) after an event its next paint has come and been reported. */
const REPORTED_MS = 1_000;
const SEEN_WITHIN_MS = 20_000;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/**
 * What a guest does on a hydrated page at rest: `touch` makes it and returns how long what was asked for took to show,
 * if it is a matter of more than the next frame.
 * @type {Record<string, { page: string, touch: (page: Page) => Promise<number | void> }>}
 */
export const TOUCHES = {
  menu: {
    page: 'home',
    touch: (page) =>
      tap(page.locator('header :is(summary, button)').filter({ hasText: /^menu|menu$/i, visible: true })),
  },
  lightbox: {
    page: 'room',
    touch: (page) =>
      timed(
        page.locator('main :is(a[data-hydrate], a[href^="/uploads/"], button):has(img)'),
        `[...document.querySelectorAll('[role=dialog] img, dialog[open] img')].some((picture) => {
           const { top, bottom, left, right, width } = picture.getBoundingClientRect();
           return width > 100 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth &&
             picture.complete && picture.naturalWidth > 0 && picture.checkVisibility({ opacityProperty: true });
         })`,
      ),
  },
  'next page': {
    page: 'rooms',
    touch: async (page) => {
      const link = page.locator('main :is(h2, h3) a[href^="/camere/"]').first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(REST_MS);
      const [path, name] = [await link.getAttribute('href'), await link.textContent()].map((text) =>
        JSON.stringify(text),
      );
      const isShown = `document.querySelector('main h1')?.textContent.includes(${name})`;
      return timed(link, `location.pathname === ${path} && ${isShown}`);
    },
  },
  typing: {
    page: 'quote',
    touch: async (page) => {
      const field = page.locator('main form [name=firstName]');
      await tap(field);
      await page.waitForTimeout(REPORTED_MS);
      await field.pressSequentially('Annamaria', { delay: 120 });
    },
  },
};

/**
 * Opens a page on the phone, waits until it is hydrated and at rest, and touches it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<number | void>} touch
 * @returns {Promise<{ shown: number | void, reaction: number }>} Milliseconds from the touch until what it asked for was
 *   painted, and from the slowest event to the next paint.
 */
export async function makeTouch(browser, url, touch) {
  const { context, page, devtools } = await openPhone(browser);
  await page.addInitScript(prepare, CONSENT_VERSION);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page, devtools);
  await page.waitForTimeout(REST_MS);
  const shown = await touch(page);
  await page.waitForTimeout(REPORTED_MS);
  const reaction = await page.evaluate('benchReaction');
  await context.close();
  return { shown, reaction };
}

/** Runs in the page before anything else. @param {string} version */
function prepare(version) {
  // The cookie dialog would take the touch.
  const preferences = { necessary: true, analytics: false, marketing: false };
  const timestamp = new Date().toISOString();
  localStorage.setItem('cookie-consent', JSON.stringify({ preferences, timestamp, version }));
  // Events that take less than 16 ms are not reported: that counts as 16.
  const noted = Object.assign(globalThis, { benchReaction: 16 });
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      if (interactionId > 0) noted.benchReaction = Math.max(noted.benchReaction, duration);
  }).observe(options);
}

/** A touch where the element is; Playwright's own would wait for frames of its own first. @param {Locator} elements */
async function tap(elements) {
  const element = elements.first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nowhere on the screen: ${element}`);
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * @param {Locator} elements
 * @param {string} isShown An expression that is asked in the page in every frame.
 * @returns {Promise<number | undefined>} Milliseconds from the touch to the end of the frame that shows it; undefined if
 *   it never comes.
 */
async function timed(elements, isShown) {
  const page = elements.page();
  await page.evaluate(`{
    let touched = Infinity;
    addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true });
    globalThis.benchShown = new Promise((resolve) => {
      const look = () => {
        const since = performance.now() - touched;
        if (since > ${SEEN_WITHIN_MS}) resolve(undefined);
        else if (since >= 0 && (${isShown})) setTimeout(() => resolve(performance.now() - touched));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    undefined
  }`);
  await tap(elements);
  return page.evaluate('benchShown');
}
