import { officePaths, PROPERTY_GROUP_NAMES } from '@ospite/i18n/office-paths';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { signInDirectly } from '../../support/owner';
import { aFilledQuote, anAddress, fillQuote, placeQuote } from '../../support/quote-form';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

// Alone, because every page of the site shows the property.
test.beforeEach(({ page, credentials }) => signInDirectly(page.request, credentials));

test('the owner finds every group of the property, each fit for a thumb and a screen reader', async ({
  page,
}) => {
  await page.goto('/admin/struttura');
  await expect(page.getByRole('heading', { level: 1, name: 'Struttura' })).toBeVisible();
  for (const group of PROPERTY_GROUP_NAMES) {
    const address = officePaths().propertyGroup(group);
    // In the list for the first one, and below each form for the next.
    const link = page.locator(`main a[href="${address}"]`);
    await expect(link).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();
  }
  await expectFitOnPhoneAndDesktop(page);
});

test('what the owner saves is what guests read, and a second owner gets a conflict', async ({
  page,
  request,
  browser,
  credentials,
}) => {
  const before = await (await request.get('/api/property')).json();
  await page.goto('/admin/struttura/orari');
  const checkout = page.getByLabel('check-out entro le');
  await expect(checkout).toHaveValue(before.checkout);
  await checkout.fill('10:30');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL('/contatti', page.url()).href);
  await expect(guest.getByText('10:30').first()).toBeVisible();
  await guest.context().close();

  // Somebody else changes the same value while this owner types.
  await checkout.fill('11:00');
  const { username, password } = credentials;
  await request.post('/api/auth/login', { data: { username, password } });
  const now = await (await request.get('/api/property')).json();
  expect((await request.put('/api/property', { data: { ...now, checkout: '09:30' } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText(/ha salvato.* e ha cambiato: check-out entro le/)).toBeVisible();
  await expect(checkout).toHaveValue('11:00');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();

  const { updatedAt: _updatedAt, ...restored } = before;
  expect((await request.put('/api/property', { data: restored })).status()).toBe(200);
});

test('a guest asks for a service of the owner’s own, whose request tells its name when it is gone', async ({
  page,
  request,
  browser,
}) => {
  const save = async () => {
    await page.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  };
  await page.goto('/admin/struttura/servizi');
  await page.getByRole('button', { name: 'Aggiungi un servizio' }).click();
  await page.keyboard.type('Yoga all’alba');
  await expectFitOnPhoneAndDesktop(page);
  await save();

  const guest = await (await browser.newContext()).newPage();
  await haveChosenCookies(guest.context(), ONLY_NECESSARY);
  await guest.goto(new URL('/quote', page.url()).href);
  await expect(guest.getByText('Yoga all’alba')).toHaveAttribute('lang', 'it');
  const email = anAddress('per.lo.yoga');
  const [yoga] = (await (await request.get('/api/property')).json()).ownServices;
  await fillQuote(guest, aFilledQuote({ email, services: [yoga.id] }));
  await guest.getByRole('button', { name: 'Send the request' }).click();
  await expect(guest).toHaveURL(/\/quote\/sent/);
  await guest.context().close();

  await page.getByRole('button', { name: 'Togli Yoga all’alba' }).click();
  await save();
  const { ownServices } = await (await request.get('/api/property')).json();
  expect(ownServices).toEqual([]);
  await page.goto(`/admin/preventivi?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Greta Müller' }).first().click();
  await expect(page.getByText('Yoga all’alba', { exact: true })).toBeVisible();
});

test('the owner turns the reviews of the site on and off, and downloads or erases data', async ({
  page,
  request,
}) => {
  await page.goto('/admin/impostazioni');
  await page.getByRole('link', { name: /Recensioni sul sito/ }).click();
  const reviews = page.getByRole('switch', { name: 'Mostra le recensioni' });
  const wasOn = await reviews.isChecked();
  await expectFitOnPhoneAndDesktop(page);
  await page.getByText('Mostra le recensioni').click();
  await expect(page.getByText('Impostazione aggiornata con successo!').first()).toBeVisible();
  const setting = await (await request.get('/api/settings/show_reviews_section')).json();
  expect(setting.value).toBe(String(!wasOn));
  await page.getByText('Mostra le recensioni').click();
  await expect(reviews).toBeChecked({ checked: wasOn });

  await page.goto('/admin/impostazioni/dati');
  const everything = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await everything).suggestedFilename()).toMatch(/^ospite-export-.*\.tar\.gz$/);
  await page.getByLabel('Indirizzo email della persona').fill('nessuno@example.org');
  await expectFitOnPhoneAndDesktop(page);
  await page.getByRole('button', { name: 'Cancella i suoi dati…' }).click();
  await expect(page.getByText(/^Niente da cancellare: con questo indirizzo/)).toBeVisible();
  const email = anAddress('da.cancellare');
  await placeQuote(request, { email });
  await page.getByLabel('Indirizzo email della persona').fill(email);
  await page.getByRole('button', { name: 'Cancella i suoi dati…' }).click();
  await expect(page.getByText(/^1 richiesta di preventivo: restano solo/)).toBeVisible();
  await expectFitOnPhoneAndDesktop(page);
  await page.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(page.getByText(`I dati di ${email} sono stati cancellati:`)).toBeVisible();
});
