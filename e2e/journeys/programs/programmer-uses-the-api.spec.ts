import { aQuoteBody } from '../../support/quote-form';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'everybody can read Swagger UI and try a call in it, by keyboard too',
  { tag: '@any-size' },
  async ({ page }) => {
    const document = await (await page.request.get('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /Ospite/ })).toBeVisible();
    const call = page.locator('#operations-rooms-listRooms');
    await call.waitFor();
    // Schemas are folded at first.
    await expect(page.locator('section.models .model-container')).toHaveCount(0);

    const opener = call.getByRole('button', { name: 'GET /api/rooms', exact: false }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/#\/rooms\/listRooms$/);
    await expect(call.getByRole('combobox', { name: 'include' })).toBeVisible();
    // Every other call is folded still.
    await expect(page.locator('.opblock.is-open')).toHaveCount(1);
    await expectFitOnPhoneAndDesktop(page);

    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table')).toContainText('bungalow-ginepro');
  },
);

test('a programmer sends the same quote that a guest sends', { tag: '@any-size' }, async ({ request }) => {
  const data = aQuoteBody();
  const headers = { 'Idempotency-Key': `key-${data.email}` };
  const first = await request.post('/api/quotes', { data, headers });
  expect(first.status()).toBe(201);
  const again = await request.post('/api/quotes', { data, headers });
  expect((await again.json()).id).toBe((await first.json()).id);
  const other = await request.post('/api/quotes', { data: { ...data, guests: 3 }, headers });
  expect(other.status()).toBe(422);
});

test('a problem document names each wrong field', { tag: '@any-size' }, async ({ request }) => {
  const response = await request.post('/api/quotes', {
    data: { firstName: 'Ada', guests: 'two', colour: 'blue' },
  });
  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  const fields = (await response.json()).errors.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(expect.arrayContaining(['lastName', 'email', 'guests', 'colour']));
});
