import type { Page } from '@playwright/test';

/** Opens a page and has its script run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** A touch starts the script at once, and the parts that wait for the guest. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  // Checked in every frame; an expectation would check four times in the first two seconds. As long as the journey may last:
  // on a busy machine the scripts of a page can take longer than an action.
  await page.waitForFunction(isHydrated, undefined, { timeout: 0 });
}

/** Whether React has made the page, its lazy sections and every control of its content its own. Runs in the page. */
function isHydrated(): boolean {
  const elements = [
    ...document.querySelectorAll(
      'main > *, main [style*="contents"] > *, main button, main [data-hydrate], footer > *',
    ),
  ];
  return (
    document.documentElement.dataset.hydrated === 'true' &&
    elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
  );
}
