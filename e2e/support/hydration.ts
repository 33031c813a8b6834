import type { Page } from '@playwright/test';

/** Opens a page and has its script run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** The first touch has the script start at once, and with it the parts that wait for the guest. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  // Asked at every frame: an expectation would ask four times in the first two seconds.
  await page.waitForFunction(isHydrated);
}

/** Whether React has made the page and every control of its content its own. Runs in the page. */
function isHydrated(): boolean {
  const controls = [...document.querySelectorAll('main button, main [data-hydrate]')];
  return (
    document.documentElement.dataset.hydrated === 'true' &&
    controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')))
  );
}
