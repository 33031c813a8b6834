import { expectAccessible } from '../../support/accessibility';
import { aFilledQuote, anAddress, fillQuote, inDays } from '../../support/quote-form';
import { expect, test } from '../../support/test';

test(
  'an empty form says what is missing beside each field and focuses the first',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/preventivo');
    await page.locator('[name="firstName"]').focus();
    await page.locator('main form button[type="submit"]').click();
    for (const text of [
      'La data di check-in è obbligatoria',
      'La data di check-out è obbligatoria',
      'Il nome è obbligatorio',
      'Inserisci un indirizzo email valido',
    ]) {
      await expect(page.locator('main form').getByText(text).first()).toBeVisible();
    }
    await expect(page.locator('[name="checkIn"]')).toBeFocused();
    await expect(page.locator('[name="firstName"]')).toHaveAccessibleDescription(/Il nome è obbligatorio/);
    await expectAccessible(page);
  },
);

test(
  'a guest is warned of more guests than the room takes, and can send the request all the same',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/preventivo');
    await fillQuote(page, aFilledQuote({ email: anAddress('quattro'), guests: 4 }));
    await expect(page.locator('main form')).toContainText('Bungalow Ginepro ospita fino a 2 persone');
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/preventivo\/inviato\?ref=/);
  },
);

test(
  'what was typed stays when the network fails, and a second try makes one quote',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    const quote = aFilledQuote({ email: anAddress('rete') });
    await page.goto('/preventivo');
    await fillQuote(page, quote);
    // The server handles the first request, but its response never arrives.
    await page.route('**/api/quotes', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.locator('main form button[type="submit"]').click();
    await expect(
      page.getByText('Si è verificato un errore nell’invio della richiesta').first(),
    ).toBeVisible();
    // The notice stands below the header and leaves the button alone.
    const notice = page.getByRole('banner').getByRole('listitem').filter({ hasText: 'Errore' });
    const top = async () => (await notice.boundingBox())?.y;
    await expect.poll(top).toBeGreaterThanOrEqual(60);
    expect(await top()).toBeLessThan(120);
    await expect(page.locator('[name="email"]')).toHaveValue(quote.email);
    await page.unroute('**/api/quotes');
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/preventivo\/inviato\?ref=/);

    const { username, password } = credentials;
    await request.post('/api/auth/login', { data: { username, password } });
    const found = await (await request.get(`/api/quotes?q=${encodeURIComponent(quote.email)}`)).json();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ checkIn: quote.checkIn, checkOut: quote.checkOut, guests: 2 });
  },
);

test('what was typed before hydration stays', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/preventivo', { waitUntil: 'commit' });
  await page.locator('[name="firstName"]').fill('Anna');
  await page.locator('[name="checkIn"]').fill(inDays(10));
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('[name="firstName"]')).toHaveValue('Anna');
  await expect(page.locator('[name="checkIn"]')).toHaveValue(inDays(10));
});
