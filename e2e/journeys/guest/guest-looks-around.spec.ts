import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test(
  'below 768 pixels the links become a menu, which closes when a page is chosen',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const rooms = header.getByRole('link', { name: 'Camere' });
    const menu = header.locator('summary', { hasText: 'Menu' });
    const more = header.getByText('Altro');
    await expect(rooms).toBeVisible();
    await expect(more).toBeVisible();

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(rooms).toBeHidden();
    await expect(more).toBeHidden();
    await menu.click();
    await rooms.click();
    await expect(page).toHaveURL('/camere');
    await expect(rooms).toBeHidden();
  },
);

test(
  'the pictures of a room open full screen, with a counter, and the first follows the last',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/zimmer/bungalow-ginepro');
    const all = page.getByRole('link', { name: /Alle \d+ Bilder/ });
    await all.click();
    const viewer = page.getByRole('dialog', { name: 'Bilder von Bungalow Ginepro' });
    const counter = viewer.getByText(/^\d+ \/ \d+$/);
    // The others are inert.
    const shown = viewer.locator('li:not([inert])').getByRole('img');
    await expect(counter).toHaveText(/^1 \/ \d+$/);
    const count = Number((await counter.textContent())?.split(' / ')[1]);
    expect(count).toBeGreaterThan(5);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`${count} / ${count}`);
    await expect(viewer.getByRole('status')).toHaveText(`Bild ${count} von ${count}`);
    await viewer.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(counter).toHaveText(`1 / ${count}`);
    await expect(shown).toBeInViewport();

    // A finger goes on beyond either end.
    const track = viewer.getByRole('list');
    await track.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(counter).toHaveText(`${count} / ${count}`);
    await track.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expect(counter).toHaveText(`1 / ${count}`);
    await expect(shown).toBeInViewport();

    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(all).toBeFocused();
  },
);

test('prices stay within their cards on a desktop', { tag: '@any-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/camere/bungalow-ginepro');
  const prices = page.getByRole('region', { name: 'Prezzi' });
  await expect(prices.getByText('95–120 €')).toBeVisible();
  const beyond = await prices.evaluate(
    (region) =>
      [...region.querySelectorAll('*')].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
  );
  expect(beyond).toBe(0);
});

test.describe('without script', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the link to all pictures of a room leads to them, one below the other', async ({ page }) => {
    await page.goto('/rooms/bungalow-ginepro');
    await page.getByRole('link', { name: /View all \d+ pictures/ }).click();
    const pictures = page.getByRole('list', { name: 'All pictures' }).getByRole('img');
    await expect(pictures.first()).toBeInViewport();
    expect(await pictures.count()).toBeGreaterThan(5);
  });
});
