// Shows: specification §2 Admin page
import type { Page } from '@playwright/test';
import { officePaths, PROPERTY_GROUP_NAMES, SETTINGS_GROUP_NAMES } from '@ospite/i18n/paths';
import { openSignedIn } from '../../support/owner';
import { anAddress, inDays } from '../../support/quote-form';
import { setTextSize } from '../../support/sizes';
import { expectNoSidewaysScroll, PHONE_AND_DESKTOP } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** A guest's name that has room nowhere. */
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

/** Between a phone and a desktop: tablets on either side, small laptops. Pixels. */
const TABLETS = [768, 960, 1024, 1180, 1280];

interface GuestName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @returns the number of the request */
async function placeRequest(page: Page, guest: GuestName): Promise<number> {
  const placed = await page.request.post('/api/quotes', {
    data: {
      ...{ ...guest, phone: null, language: 'de', email: anAddress(guest.firstName.toLowerCase()) },
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
    const id = await placeRequest(page, { firstName: LONG_NAME, lastName: `${LONG_NAME}-${LONG_NAME}` });
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

test(
  'a guest’s name keeps its words on every tablet, as a card or in the table',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    const id = await placeRequest(page, { firstName: 'Sabine', lastName: 'Hoffmann-Lüdenscheid' });
    await openSignedIn(page, paths.quotes, credentials);
    const name = page.locator(`main a[href="${paths.quote(id)}"]`);
    for (const width of TABLETS) {
      await page.setViewportSize({ width, height: 800 });
      await expect(name).toBeVisible();
      expect(
        await name.evaluate((link) => link.getClientRects().length),
        `lines at ${width} px`,
      ).toBeLessThan(4);
      await expectNoSidewaysScroll(page);
    }
  },
);
