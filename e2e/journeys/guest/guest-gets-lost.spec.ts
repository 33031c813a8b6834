import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test('an unknown address responds 404 and offers a way on', { tag: '@any-size' }, async ({ page }) => {
  const response = await page.goto('/de/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('main')).toContainText('404 Page Not Found');
  await page.goto('/non-esiste');
  await expectAccessible(page);
  await page.locator('main a[href="/camere"], main a[href="/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown room responds 404 and leads back to the rooms', { tag: '@any-size' }, async ({ page }) => {
  const response = await page.goto('/camere/suite-imperiale');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camera non trovata');
  await expectAccessible(page);
  await page.locator('main a[href="/camere"]').first().click();
  await expect(page).toHaveURL('/camere');
});

test('a guest reads how their data are kept', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
