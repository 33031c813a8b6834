import type { Locator } from '@playwright/test';
import { officePaths } from '@ospite/i18n/office-paths';
import { openSignedIn } from '../../support/owner';
import { placeQuote } from '../../support/quote-form';
import { unlock } from '../../support/super-admin';
import { expect, test } from '../../support/test';

const paths = officePaths();

/** What the system lets a place show of itself. */
const looks = (place: Locator) =>
  place.evaluate((element) => {
    const { backgroundColor, borderBlockEndColor } = getComputedStyle(element);
    return [backgroundColor, borderBlockEndColor];
  });

test(
  'with the high-contrast colours of the system, what is chosen or on looks unlike what is not',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 600, height: 800 });
    await openSignedIn(page, paths.replyTemplates, credentials);
    await page
      .getByRole('button', { name: /^Anteprima:/ })
      .first()
      .click();
    const language = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await expect(language('italiano')).toHaveAttribute('aria-pressed', 'true');
    expect(await looks(language('italiano'))).not.toEqual(await looks(language('inglese')));

    // The requests that wait are counted in the name.
    const section = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
    expect(await looks(section(/^Preventivi/))).not.toEqual(await looks(section(/^Camere/)));

    // A mark keeps an edge where its ground is gone.
    await placeQuote(page.request);
    await page.goto(paths.quotes);
    const edge = (place: Locator) =>
      place.evaluate((element) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(element);
        return [borderTopStyle, borderTopColor];
      });
    const mark = page.getByRole('main').getByText('In attesa', { exact: true }).last();
    await expect(mark).toBeVisible();
    expect(await edge(mark)).toEqual(['solid', 'rgb(0, 0, 0)']);

    await page.goto(paths.events);
    const button = (name: RegExp) => page.getByRole('button', { name }).first();
    await expect(button(/^Modifica/)).toBeVisible();
    expect(await looks(button(/^Nuovo evento/))).not.toEqual(await looks(button(/^Modifica/)));
    await page
      .getByRole('button', { name: /^Modifica/ })
      .first()
      .click();
    const visible = page.getByRole('switch', { name: 'Visibile agli ospiti' });
    const track = page.locator('label', { has: visible }).locator('span[aria-hidden]');
    await expect(track).toBeVisible();
    const before = await looks(track);
    const wasOn = await visible.isChecked();
    await visible.press('Space');
    await expect(visible).toBeChecked({ checked: !wasOn });
    expect(await looks(track)).not.toEqual(before);

    await page.goto('/super-admin');
    await unlock(page, credentials);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    expect(await looks(tab(/^Controllo/))).not.toEqual(await looks(tab(/^Banner/)));
  },
);
