import { expect, test } from '../support/test';

test('below 768 pixels the links become a menu, which closes when a page is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const rooms = header.getByRole('link', { name: 'Camere' });
  const menu = header.locator('summary', { hasText: 'Menu' });
  await expect(rooms).toBeVisible();
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 767, height: 900 });
  await expect(rooms).toBeHidden();
  await menu.click();
  await rooms.click();
  await expect(page).toHaveURL('/camere');
  await expect(rooms).toBeHidden();
});

test('the pictures of a room open full screen, with a counter, and the first follows the last', async ({
  page,
}) => {
  await page.goto('/camere/bungalow-ginepro');
  await page.getByRole('button', { name: /Vedi tutte/ }).click();
  const viewer = page.getByRole('dialog');
  const counter = viewer.getByText(/^\d+ \/ \d+$/);
  await expect(counter).toHaveText(/^1 \/ \d+$/);
  const count = Number((await counter.textContent())?.split(' / ')[1]);
  expect(count).toBeGreaterThan(5);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText(`1 / ${count}`);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});
