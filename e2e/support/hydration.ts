import type { Page } from '@playwright/test';

/** Opens a page and has its script run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** A touch starts the script at once, and the parts that wait for the guest. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  // Checked in every frame; an expectation would check four times in the first two seconds.
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
