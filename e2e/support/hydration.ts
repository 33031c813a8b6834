import { expect, type Page } from '@playwright/test';

/** Opens a page and has its script run. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** The first touch has the script start at once. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('body').dispatchEvent('pointerdown');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}
