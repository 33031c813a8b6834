// Shows: specification §2 Admin page
import type { Page } from '@playwright/test';
import { officePaths, PROPERTY_GROUP_NAMES, SETTINGS_GROUP_NAMES } from '@ospite/i18n/paths';
import { openSignedIn } from '../../support/owner';
import { anAddress, inDays } from '../../support/quote-form';
import { setTextSize } from '../../support/sizes';
import { expectNoSidewaysScroll, PHONE_AND_DESKTOP } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';
/** Twice the usual size. */
const LARGE_TEXT = 32;

const paths = officePaths();
const SCREENS = [
  ...[paths.today, paths.quotes, paths.replyTemplates, paths.reviews, paths.galleries, paths.gallery(1)],
  ...[paths.breakfast, paths.events, paths.rooms, paths.editRoom(1), paths.prices, paths.account],
  ...[paths.property, ...PROPERTY_GROUP_NAMES.map(paths.propertyGroup)],
  ...[paths.settings, ...SETTINGS_GROUP_NAMES.map(paths.settingsGroup), paths.guide, paths.more],
];

/** A guest whose name has room nowhere. @returns the number of the request */
async function placeLongRequest(page: Page): Promise<number> {
  const placed = await page.request.post('/api/quotes', {
    data: {
      ...{ firstName: LONG_NAME, lastName: `${LONG_NAME}-${LONG_NAME}`, phone: null, language: 'de' },
      email: anAddress(LONG_NAME.toLowerCase()),
      ...{ checkIn: inDays(40), checkOut: inDays(47), guests: 2, preferredRoom: 'bungalow-ginepro' },
      ...{ specialRequests: null, additionalServices: [] },
    },
  });
  expect(placed.status()).toBe(201);
  return ((await placed.json()) as { id: number }).id;
}

test(
  'every screen fits a small phone and a desktop with text at twice its size and a very long name; dates stay whole',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    const id = await placeLongRequest(page);
    await openSignedIn(page, paths.quotes, credentials);
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="${paths.quote(id)}"]`) });
    const stay = row.getByText(/^\d+ \w+ – \d+ \w+$/);
    for (const size of PHONE_AND_DESKTOP) {
      await page.setViewportSize(size);
      await expect(stay).toBeVisible();
      expect(await stay.evaluate((date) => date.getClientRects().length), 'lines of a stay').toBe(1);
      await expectNoSidewaysScroll(page);
    }

    await setTextSize(page, LARGE_TEXT);
    for (const address of [paths.quote(id), ...SCREENS]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Caricamento…')).toHaveCount(0);
      for (const size of PHONE_AND_DESKTOP) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
    }
    await setTextSize(page, 16);
  },
);
