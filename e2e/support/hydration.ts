import { expect, type Page } from '@playwright/test';

/** Opens a page and has its script run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** The first touch has the script start at once, and with it the parts that wait for the guest. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect.poll(() => page.evaluate(countPlainControls)).toBe(0);
}

/** How many controls of the page's content React has not made its own yet. */
function countPlainControls(): number {
  const controls = [...document.querySelectorAll('main button, main [data-hydrate]')];
  return controls.filter((control) => !Object.keys(control).some((key) => key.startsWith('__reactFiber')))
    .length;
}
