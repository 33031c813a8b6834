import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { expect } from '../support/test';
import { expectNoSidewaysScroll } from '../support/small-phone';

/** Of the guide's pictures, 0 to 100: text stays sharp, and all of them together stay small. */
const QUALITY = 70;

/** What a step of the first day acts with. */
export interface Day {
  /** The owner's phone. */
  readonly page: Page;
  /** Called at each screen, by the name of its picture in the guide. */
  readonly look: (screen: string) => Promise<void>;
}

/** Looks at each screen as the journey does: is it fit for a thumb and a screen reader? */
export function checkedDay(page: Page): Day {
  return {
    page,
    look: async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  };
}

/** Looks at each screen as the guide does: a picture of it, once what has just been said is gone. */
export function picturedDay(page: Page, folder: string): Day {
  return {
    page,
    look: async (screen) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const toast = page.getByRole('region', { name: /^Avvisi/ }).getByRole('button', { name: 'Chiudi' });
      await expect(toast).toHaveCount(0, { timeout: 60_000 });
      // A thumb leaves nothing as a pointer does that rests on it.
      await page.mouse.move(0, 0);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, `${screen}.webp`),
        await sharp(picture).webp({ quality: QUALITY }).toBuffer(),
      );
    },
  };
}

/** The sections at the bottom of a phone. */
export async function openSection({ page }: Day, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sezioni del pannello' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Waits for what the back-office says, which screen readers hear, too. */
export async function expectNotice({ page }: Day, words: string): Promise<void> {
  await expect(page.getByText(words).first()).toBeVisible();
}

/** The form that has this field: a screen may have several. */
export function formWith({ page }: Day, label: string): Locator {
  return page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) });
}
