import { CONSENT_VERSION } from '../../libs/domain/src/consents/consent.ts';
import { hydrated } from './load.mjs';
import { openPhone } from './phone.mjs';

/** What is in view has been fetched ahead by then (milliseconds), if it ever is. */
const REST_MS = 2_500;
/** Later than this (milliseconds) after an event its next paint has come and been reported. */
const REPORTED_MS = 1_000;
const SEEN_WITHIN_MS = 20_000;
const KEY_PAUSE_MS = 120;
const TYPED = 'Annamaria';

/**
 * What a guest does on a hydrated page at rest: `touch` makes it and returns how long what was asked for took to show,
 * if it is a matter of more than the next frame.
 * @typedef {{ page: string, touch: (page: import('@playwright/test').Page) => Promise<number | undefined> }} Touch
 */

/** @type {Record<string, Touch>} */
export const TOUCHES = {
  menu: {
    page: 'home',
    touch: async (page) => {
      await tap(
        page
          .locator('header :is(summary, button)')
          .filter({ hasText: /^menu|menu$/i, visible: true })
          .first(),
      );
      return undefined;
    },
  },
  lightbox: {
    page: 'room',
    touch: (page) =>
      timed(page, page.locator('main :is(a[data-hydrate], a[href^="/uploads/"], button):has(img)').first(), {
        look: () => {
          const pictures = [...globalThis.document.querySelectorAll('[role=dialog] img, dialog[open] img')];
          return pictures.some((picture) => {
            const { top, bottom, left, right, width } = picture.getBoundingClientRect();
            const { innerHeight, innerWidth } = globalThis;
            const isInView = width > 100 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
            return (
              isInView &&
              picture.complete &&
              picture.naturalWidth > 0 &&
              picture.checkVisibility({ opacityProperty: true })
            );
          });
        },
      }),
  },
  'next page': {
    page: 'rooms',
    touch: async (page) => {
      const link = page.locator('main :is(h2, h3) a[href^="/camere/"]').first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(REST_MS);
      const wanted = { path: await link.getAttribute('href'), name: await link.textContent() };
      return timed(page, link, {
        wanted,
        look: ({ path, name }) =>
          globalThis.location.pathname === path &&
          globalThis.document.querySelector('main h1')?.textContent.includes(name) === true,
      });
    },
  },
  typing: {
    page: 'quote',
    touch: async (page) => {
      const field = page.locator('main form [name=firstName]');
      await tap(field);
      await page.waitForTimeout(REPORTED_MS);
      await field.pressSequentially(TYPED, { delay: KEY_PAUSE_MS });
      return undefined;
    },
  },
};

/**
 * Opens a page on the phone, waits until it is hydrated and at rest, and touches it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Touch} touch
 * @param {string} phone
 * @returns {Promise<{ shown: number | undefined, reaction: number }>} milliseconds from the touch until what it asked for was painted,
 *   and from the slowest event to the next paint
 */
export async function makeTouch(browser, url, { touch }, phone) {
  const { context, page, devtools } = await openPhone(browser, { phone });
  await page.addInitScript(observeReactions);
  await page.addInitScript(refuseCookies, CONSENT_VERSION);
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page, devtools);
  await page.waitForTimeout(REST_MS);
  const shown = await touch(page);
  await page.waitForTimeout(REPORTED_MS);
  const reaction = await page.evaluate(() => globalThis.benchReaction);
  await context.close();
  return { shown, reaction };
}

/** Runs in the page before anything else: the cookie dialog would take the touch. */
function refuseCookies(version) {
  const preferences = { necessary: true, analytics: false, marketing: false };
  const timestamp = new Date().toISOString();
  localStorage.setItem('cookie-consent', JSON.stringify({ preferences, timestamp, version }));
}

/** Runs in the page before anything else. Events that take less than 16 ms are not reported: that counts as 16. */
function observeReactions() {
  globalThis.benchReaction = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.benchReaction = Math.max(globalThis.benchReaction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** A touch where the element is; Playwright's own would wait for frames of its own first. */
async function tap(element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  await element.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/**
 * Touches and waits until the page shows what was asked for.
 * @param {{ look: (wanted: unknown) => boolean, wanted?: unknown }} sight `look` runs in the page in every frame
 * @returns {Promise<number | undefined>} milliseconds from the touch to the end of the frame that shows it; undefined if
 *   it never comes
 */
async function timed(page, element, { look, wanted }) {
  // As text, since a function can only be handed over inside of one.
  await page.evaluate(`(${noteWhenShown})(${look}, ${JSON.stringify(wanted ?? null)}, ${SEEN_WITHIN_MS})`);
  await tap(element);
  const shown = await page.evaluate(() => globalThis.benchShown);
  return shown ?? undefined;
}

/** Runs in the page. */
function noteWhenShown(look, wanted, withinMs) {
  let touched = Infinity;
  const note = (event) => (touched = event.timeStamp);
  globalThis.addEventListener('pointerdown', note, { capture: true, once: true });
  globalThis.benchShown = new Promise((resolve) => {
    const lookAgain = () => {
      const since = performance.now() - touched;
      if (since > withinMs) resolve(null);
      // The task after the frame that shows it.
      else if (since >= 0 && look(wanted)) setTimeout(() => resolve(performance.now() - touched));
      else requestAnimationFrame(lookAgain);
    };
    requestAnimationFrame(lookAgain);
  });
}
