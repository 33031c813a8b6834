import { expect, type Page } from '@playwright/test';

/** The smallest phone that the offices are made for. Source: visual brief, Back-office. */
const SMALL_PHONE = { width: 360, height: 640 };

/** Makes a phone's screen as small as the smallest one; a desktop stays as it is. */
export async function useSmallPhone(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.setViewportSize(SMALL_PHONE);
}

/** Fails where a screen can be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(screen ?? 0);
}
