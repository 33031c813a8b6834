import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility';

/** The smallest phone that the offices are made for. Source: specification §16, Back-office. */
export const SMALL_PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1440, height: 900 };
/** What each screen of an office is measured at. */
export const PHONE_AND_DESKTOP = [SMALL_PHONE, DESKTOP] as const;

/** Makes a phone's screen as small as the smallest one. */
export async function useSmallPhone(page: Page): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
}

/** Fails where a screen can be moved sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content, `width of ${page.url()}`).toBeLessThanOrEqual(screen ?? 0);
}

/** Measures a screen as the smallest phone shows it, and then as a desktop does, which it stays. */
export async function expectFitOnPhoneAndDesktop(page: Page): Promise<void> {
  for (const size of PHONE_AND_DESKTOP) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
