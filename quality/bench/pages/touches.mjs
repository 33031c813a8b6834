import { openOnPhone } from './phone.mjs';

/** Later than this (milliseconds) after an event its next paint has come and been reported. */
const REPORTED_MS = 1_000;

/** @typedef {import('@playwright/test').Page} Page */

/** What a guest touches on a hydrated page at rest. @type {Record<string, { page: string, touch: (page: Page) => Promise<void> }>} */
export const TOUCHES = {
  menu: {
    page: 'home',
    touch: (page) =>
      tap(page.locator('header :is(summary, button)').filter({ hasText: /^menu|menu$/i, visible: true })),
  },
  lightbox: {
    page: 'room',
    touch: (page) => tap(page.locator('main :is(a[data-hydrate], a[href^="/uploads/"], button):has(img)')),
  },
  'next page': {
    page: 'rooms',
    touch: (page) => tap(page.locator('main :is(h2, h3) a[href^="/camere/"]')),
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

/** A touch where the element is; Playwright's own would wait for frames of its own first. @param {import('@playwright/test').Locator} elements */
async function tap(elements) {
  const element = elements.first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nowhere on the screen: ${element}`);
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Touches a page at rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<void>} touch
 * @returns {Promise<number>} Milliseconds from the slowest event to the next paint.
 */
export async function reactionTo(browser, url, touch) {
  const { context, page } = await openOnPhone(browser, url, { hasConsent: true });
  await touch(page);
  await page.waitForTimeout(REPORTED_MS);
  const { reaction } = await page.evaluate('benchSeen');
  await context.close();
  return reaction;
}
