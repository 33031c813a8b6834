import { PAGE_NAMES } from '@ospite/i18n/paths';
import { addressOf } from '../../support/addresses';
import { openHydrated } from '../../support/hydration';
import { expect, test } from '../../support/test';

test(
  'a stored language leads away from Italian addresses, and from /reviews',
  { tag: '@any-size' },
  async ({ request }) => {
    const locationOf = async (address: string, stored: string) => {
      const response = await request.get(address, { headers: { cookie: `lang=${stored}` }, maxRedirects: 0 });
      if (response.status() === 302) expect(response.headers()['cache-control'], address).toBe('no-store');
      return response.headers().location;
    };
    for (const page of PAGE_NAMES) {
      const [italian, german, english] = [
        addressOf(page, 'it'),
        addressOf(page, 'de'),
        addressOf(page, 'en'),
      ];
      expect.soft(await locationOf(italian, 'de'), italian).toBe(german);
      expect.soft(await locationOf(italian, 'it'), italian).toBeUndefined();
      // Other addresses speak their own language whatever is stored; one once served all but Italian.
      if (page !== 'review') expect.soft(await locationOf(english, 'de'), english).toBeUndefined();
    }
    expect(await locationOf('/reviews', 'de')).toBe('/bewertung');
    expect(await locationOf('/reviews', 'es')).toBe('/opiniones');
    expect(await locationOf('/reviews', 'en')).toBeUndefined();
    expect(await locationOf('/reviews', 'it')).toBeUndefined();
  },
);

test('a guest changes the language, which the browser keeps', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/rooms/uno');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Language' }).click();
  await header.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/habitaciones/uno');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('es');
  await page.goto('/reviews');
  await expect(page).toHaveURL('/opiniones');
  await page.goto('/');
  await expect(page).toHaveURL('/es');
});

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' });

  test(
    'the home page offers German, and asks no more once it was dismissed',
    { tag: '@phone' },
    async ({ page }) => {
      await openHydrated(page, '/camere');
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await openHydrated(page, '/');
      await expect(page).toHaveURL('/');
      // A phone has no room for the sentence before it.
      const offer = page.getByRole('link', { name: 'Auf Deutsch lesen' });
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: 'Nein, danke' }).click();
      await expect(offer).toBeHidden();
      await openHydrated(page, '/');
      await expect(page.getByRole('contentinfo').getByText(/visit[ae]$/)).toBeVisible();
      await expect(offer).toBeHidden();
    },
  );
});
