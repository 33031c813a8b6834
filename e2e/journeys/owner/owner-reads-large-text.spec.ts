import type { Page } from '@playwright/test';
import { officePaths, PROPERTY_GROUP_NAMES, SETTINGS_GROUP_NAMES } from '@ospite/i18n/office-paths';
import { openSignedIn } from '../../support/owner';
import { placeQuote } from '../../support/quote-form';
import { brokenWords, setTextSize } from '../../support/sizes';
import { expectNoSidewaysScroll, PHONE_AND_DESKTOP } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** A guest's name that has room nowhere. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';
/** Twice the usual size. */
const LARGE_TEXT = 32;

const paths = officePaths();
const SCREENS = [
  paths.today,
  paths.quotes,
  paths.replyTemplates,
  paths.reviews,
  paths.galleries,
  paths.gallery(1),
  paths.breakfast,
  paths.events,
  paths.rooms,
  paths.editRoom(1),
  paths.prices,
  paths.account,
  paths.property,
  ...PROPERTY_GROUP_NAMES.map(paths.propertyGroup),
  paths.settings,
  ...SETTINGS_GROUP_NAMES.map(paths.settingsGroup),
  paths.guide,
  paths.more,
];

/** Tablets on either side, laptops, a large screen. Pixels. */
const WIDER_THAN_A_PHONE = [768, 912, 960, 1024, 1180, 1280, 1920];
/** The smallest screen of all: a phone of old, or a desktop at a zoom of 400 %. Pixels. */
const NARROWEST = 320;

/** A guest of this name, who left no telephone. */
const aGuest = (firstName: string, lastName: string) => ({ firstName, lastName, phone: null });

/** The request in the list. */
const cardOf = (page: Page, id: number) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="${paths.quote(id)}"]`) });

test(
  'every screen fits a small phone and a desktop with text at twice its size and a very long name; dates stay whole',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    const id = await placeQuote(page.request, aGuest(LONG_NAME, `${LONG_NAME}-${LONG_NAME}`));
    await openSignedIn(page, paths.quotes, credentials);
    const stay = cardOf(page, id).getByText(/^\d.*–.*\d{4}/);
    for (const size of PHONE_AND_DESKTOP) {
      await page.setViewportSize(size);
      await expect(stay).toBeVisible();
      expect(await stay.evaluate((date) => date.getClientRects().length), 'lines of a stay').toBe(1);
      await expectNoSidewaysScroll(page);
    }

    // A browser that enlarges the text alone: media queries learn nothing of it.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const size of ['150%', '200%']) {
      await page.evaluate((percent) => (document.documentElement.style.fontSize = percent), size);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Altro' })).toBeInViewport({
        ratio: 1,
      });
    }

    await setTextSize(page, LARGE_TEXT);
    await page.goto(paths.today);
    // The product of the journeys has no mail server, which stands above every screen.
    const notices = page.getByRole('region', { name: 'Avvisi importanti' });
    await expect(notices).toBeVisible();
    expect((await notices.boundingBox())?.height, 'a quarter of the screen').toBeLessThanOrEqual(740 / 4);
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
  'a request keeps its words at every width, also below a very long name',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await placeQuote(page.request, aGuest(LONG_NAME, LONG_NAME));
    const id = await placeQuote(page.request, aGuest('Sabine', 'Hoffmann-Lüdenscheid'));
    await openSignedIn(page, paths.quotes, credentials);
    const card = cardOf(page, id);
    for (const width of WIDER_THAN_A_PHONE) {
      await page.setViewportSize({ width, height: 800 });
      await expect(card).toBeVisible();
      expect(await brokenWords(card), `at ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  },
);

test(
  'somebody who receives the guests may have a very long name, also on the narrowest phone',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    await openSignedIn(page, paths.propertyGroup('hosts'), credentials);
    const name = page.getByLabel('Nome', { exact: true }).first();
    await name.fill(LONG_NAME);
    await expect(page.getByRole('button', { name: `Togli ${LONG_NAME}` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await setTextSize(page, LARGE_TEXT);
    await expectNoSidewaysScroll(page);
    await setTextSize(page, 16);
  },
);

test(
  'on low screens the navigation is whole and leaves room for the page; with large text no bar covers the focus',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.setViewportSize({ width: 1024, height: 480 });
    await openSignedIn(page, paths.replyTemplates, credentials);
    // Only a page that is longer than the navigation keeps it where it is.
    await page
      .getByRole('button', { name: /^Modifica:/ })
      .first()
      .click();
    await expect(page.getByLabel('Nome', { exact: true }).first()).toBeVisible();
    const sections = page.getByRole('navigation');
    await sections.getByRole('link', { name: 'Camere', exact: true }).hover();
    await page.mouse.wheel(0, 400);
    await expect(sections.getByRole('link', { name: 'Guida', exact: true })).toBeInViewport({ ratio: 0.9 });

    // A laptop at a zoom of 400 %.
    await page.setViewportSize({ width: 320, height: 180 });
    await expect(sections).not.toBeInViewport();

    await page.setViewportSize({ width: 360, height: 640 });
    await setTextSize(page, LARGE_TEXT);
    await page.getByLabel('Nome', { exact: true }).first().fill('Prova');
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const seen = document.elementFromPoint(left + width / 2, Math.max(0, top) + Math.min(height, 24) / 2);
        const isSeen = document.activeElement?.contains(seen) || seen?.contains(document.activeElement);
        return isSeen ? '' : document.activeElement?.outerHTML;
      });
      expect(covered, 'what has the focus and is covered').toBe('');
    }
    await setTextSize(page, 16);
  },
);
