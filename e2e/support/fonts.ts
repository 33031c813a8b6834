import { expect, type Page } from '@playwright/test';

/** A page that moves by less does not move: what a browser's rounding adds up to. */
export const MOST_SHIFT = 0.0005;

/** Adds up all that moves on a page, also after a touch. @returns a function that tells the sum so far */
export async function measureShifts(page: Page): Promise<() => Promise<number>> {
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
export async function visitWithFonts(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first touch has the script start at once.
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.waitForFunction(() => localStorage.getItem('fonts') !== null, undefined, { polling: 50 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
