import type { Locator, Page } from '@playwright/test';
import { officePaths } from '@ospite/i18n/office-paths';
import { openSignedIn } from '../../support/owner';
import { placeQuote } from '../../support/quote-form';
import { setTextSize } from '../../support/sizes';
import { expectNoSidewaysScroll, PHONE_AND_DESKTOP, SMALL_PHONE } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const paths = officePaths();

/** @returns the address of the request */
async function placeRequest(page: Page): Promise<string> {
  const guest = { firstName: 'Sabine', lastName: 'Keller', additionalServices: ['parking'] };
  return paths.quote(await placeQuote(page.request, guest));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Caricamento…')).toHaveCount(0);
}

/** How much of the screen's height stays where it is while the page is moved, as a part of 1. */
const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    const stays = (place: Element | null): boolean =>
      place !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(place).position) || stays(place.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length / innerHeight;
  });

const sizeOfText = (place: Locator) =>
  place.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const isCut = (place: Locator) =>
  place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? NaN);

test(
  'with text twice as large, sections and the property keep their whole names, and bars leave the screen to the page',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.setViewportSize(SMALL_PHONE);
    await openSignedIn(page, paths.prices, credentials);
    const section = page.getByRole('navigation').getByRole('link', { name: 'Camere' });
    const name = page.getByRole('banner').getByText('Baia dei Ginepri');
    const usual = await sizeOfText(section);
    await setTextSize(page, 32);
    expect(await sizeOfText(section)).toBeCloseTo(2 * usual, 1);
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      if (await link.isVisible())
        expect(await isCut(link), await link.textContent().then(String)).toBe(false);
    }
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await isCut(name)).toBe(false);

    const request = await placeRequest(page);
    for (const [address, field] of [
      [paths.prices, 'Bungalow Ginepro, alta stagione'],
      [paths.editRoom(1), 'Nome'],
      [request, 'Note'],
    ] as const) {
      await open(page, address);
      await page.getByRole('textbox', { name: field }).first().fill('99');
      await expect(page.getByText('Modifiche non salvate')).toBeVisible();
      expect(await coveredByBars(page), `covered of ${address}`).toBeLessThanOrEqual(1 / 3);
    }
    await setTextSize(page, 16);
  },
);

test(
  'panels use the room they have: facts and rooms beside each other, a notice as wide as what it stands over',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.route('**/api/notices', (route) =>
      route.fulfill({ json: [{ code: 'site_offline', since: null, until: null }] }),
    );
    const request = await placeRequest(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await openSignedIn(page, request, credentials);
    const fact = (name: string) => page.getByRole('term').filter({ hasText: name });
    await expect(fact('Arrivo')).toBeVisible();
    expect(await topOf(fact('Partenza'))).toBe(await topOf(fact('Arrivo')));

    await page.setViewportSize({ width: 1920, height: 1080 });
    const edges = (place: Locator) =>
      place.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [left, right];
      });
    const notice = page.getByRole('region', { name: 'Avvisi importanti' });
    const [left, right] = await edges(notice);
    expect([left, right]).toEqual(await edges(page.locator('main > :last-child')));
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, paths.rooms);
    const edit = page.getByRole('button', { name: /^Modifica/ });
    expect(await topOf(edit.nth(1))).toBe(await topOf(edit.nth(0)));

    // A quiet day: nobody waits for an answer.
    await page.route('**/api/quotes?*', (route) =>
      route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
    );
    await open(page, paths.today);
    await expect(page.getByRole('link', { name: 'Vedi tutti i preventivi' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ultimi 30 giorni' })).toBeVisible();
    const ends = await page.locator('main section:has(> div > h2)').evaluateAll((panels) => {
      const endOf = new Map<number, number>();
      for (const { left, bottom } of panels.map((panel) => panel.getBoundingClientRect()))
        endOf.set(left, Math.max(bottom, endOf.get(left) ?? 0));
      return [...endOf.values()];
    });
    expect(ends).toHaveLength(2);
    const [end = 0, otherEnd = 0] = ends;
    expect(Math.abs(end - otherEnd), 'of the columns, one is emptier').toBeLessThan(250);
  },
);

test(
  'the keyboard goes through the day’s screens with its place always in sight',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    const request = await placeRequest(page);
    await openSignedIn(page, request, credentials);
    for (const size of PHONE_AND_DESKTOP) {
      await page.setViewportSize(size);
      for (const address of [paths.today, paths.quotes, request, paths.prices]) {
        await open(page, address);
        await walkByKeyboard(page);
      }
      await open(page, request);
      await page.getByRole('button', { name: 'Rispondi' }).click();
      await expect(page.getByRole('button', { name: 'Rispondi' })).toHaveCount(0);
      await walkByKeyboard(page);
    }
  },
);

/** Presses Tab until the page has been gone through; fails where a bar or anything else covers what has the focus. */
async function walkByKeyboard(page: Page): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => {
      const { activeElement, body } = document;
      const isNone = !activeElement || activeElement === body;
      return isNone ? undefined : [...document.querySelectorAll('*')].indexOf(activeElement);
    });
    if (id === undefined || seen.has(id)) break;
    seen.add(id);
    // The browser scrolls there in its next frames.
    await expect.poll(() => page.evaluate(whatCoversTheFocus), { message: page.url() }).toBeNull();
  }
  expect(seen.size).toBeGreaterThan(8);
}

/** What has the focus, where something covers it, and what does. Runs in the page. */
function whatCoversTheFocus(): string | null {
  const focused = document.activeElement;
  if (!focused) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const points = [2, height / 2, height - 2].map((y) => document.elementFromPoint(left + width / 2, top + y));
  if (points.some((point) => focused.contains(point) || point?.contains(focused))) return null;
  return [focused, ...points].map((element) => element?.outerHTML.slice(0, 120)).join('\n');
}
