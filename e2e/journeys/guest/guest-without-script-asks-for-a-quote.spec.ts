import { aFilledQuote, anAddress, fillQuote } from '../../support/quote-form';
import { followDates } from './dates-first';
import { isTo } from '../../support/mailbox';
import { expect, test } from '../../support/test';

test.use({ javaScriptEnabled: false });

test(
  'a guest without JavaScript corrects the form and sends it, and nothing typed is lost',
  { tag: '@any-size' },
  async ({ page, mailbox }) => {
    await page.goto('/');
    await page.locator('main a[href="/camere"]').first().click();
    await page.locator('main a[href="/camere/uno"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Uno/);
    await page.goto('/preventivo');

    const quote = aFilledQuote({ email: anAddress('senza.script'), preferredRoom: 'uno' });
    // Without script nobody measures how fast it is filled in.
    await fillQuote(page, { ...quote, checkOut: quote.checkIn, specialRequests: '' });
    await page.locator('[name="specialRequests"]').fill(quote.specialRequests ?? '');
    await page.locator('main form button[type="submit"]').click();

    await expect(page).toHaveURL('/preventivo');
    await expect(page.locator('[name="checkOut"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="firstName"]')).toHaveValue('Greta');
    await expect(page.locator('[name="preferredRoom"]')).toHaveValue('uno');
    await expect(page.locator('input[value="parking"]')).toBeChecked();
    await expect(page.locator('[name="specialRequests"]')).toHaveValue(quote.specialRequests ?? '');

    await page.locator('[name="checkOut"]').fill(quote.checkOut);
    await page.locator('main form button[type="submit"]').click();
    await expect(page).toHaveURL(/\/preventivo\/inviato\?ref=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richiesta inviata con successo!');
    await expect(page.locator('main')).toContainText('7 notti');
    await mailbox.only((email) => isTo(email, quote.email));
  },
);

test(
  'a guest without JavaScript takes a stay from the prices to the form, and on to another language',
  { tag: '@phone' },
  async ({ page }) => {
    const { checkIn, checkOut } = aFilledQuote({ email: anAddress('dai.prezzi') });
    await page.goto('/prezzi');
    const stay = page.locator('main form');
    await stay.locator('[name="room"]').selectOption('uno');
    await stay.locator('[name="checkIn"]').fill(checkIn);
    await stay.locator('[name="checkOut"]').fill(checkOut);
    await stay.locator('button[type="submit"]').click();

    await expect(page).toHaveURL(/\/preventivo\?room=uno&/);
    await expect(page.locator('[name="preferredRoom"]')).toHaveValue('uno');
    await expect(page.locator('[name="checkIn"]')).toHaveValue(checkIn);
    await expect(page.locator('[name="checkOut"]')).toHaveValue(checkOut);
    // Locators by text leave out what stands in `noscript`.
    const estimate = page.locator('main noscript p').filter({ visible: true });
    await expect(estimate.last()).toHaveText(/^Stima non vincolante/);

    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'IT' }).click();
    await header.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(/\/anfrage\?room=uno&/);
    await expect(page.locator('[name="checkIn"]')).toHaveValue(checkIn);
  },
);

test(
  'a guest without JavaScript names the dates first, and they are kept all the way to the request',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await followDates(page, mailbox);
  },
);

test(
  'a guest without JavaScript changes the language, which is remembered',
  { tag: '@any-size' },
  async ({ page, context }) => {
    await page.goto('/camere');
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'IT' }).click();
    await header.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/zimmer');
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('de');
    await page.goto('/camere');
    await expect(page).toHaveURL('/zimmer');
  },
);
