import { expectAccessible } from '../../support/accessibility';
import { anAddress, inJune, placeQuote } from '../../support/quote-form';
import { signIn } from '../../support/owner';
import { expect, test } from '../../support/test';

/** A4 without its margins, in CSS pixels. */
const SHEET_SIDEWAYS = { width: 1047, height: 718 };

test(
  'the owner signs in and reads the newest request with all its details',
  { tag: '@phone' },
  async ({ page, request, credentials }) => {
    const email = anAddress('per.la.titolare');
    const id = await placeQuote(request, {
      firstName: 'Íñigo',
      lastName: 'O’Neill',
      email,
      phone: null,
      checkOut: inJune(15),
      guests: 3,
      preferredRoom: 'uno',
      specialRequests: 'Una culla <script>, per favore.',
      additionalServices: ['mooring'],
      language: 'es',
    });

    await page.goto('/admin');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByText('Username richiesto')).toBeVisible();
    await expect(page.getByText('Password richiesta')).toBeVisible();
    await signIn(page, credentials);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Preventivi' }).first().click();
    await expect(page).toHaveURL('/admin/preventivi');
    await expect(page.getByRole('heading', { level: 1, name: 'Preventivi' })).toBeInViewport();
    // The same guest may ask on the other size of screen at this moment.
    const link = page.locator(`main a[href="/admin/preventivi/${id}"]`);
    await expect(link).toHaveText('Íñigo O’Neill');
    await expectAccessible(page);
    await link.click();
    const details = page.locator('main');
    for (const text of [email, 'Una culla <script>, per favore.', 'Camera Uno', 'Spagnolo']) {
      await expect(details).toContainText(text, { ignoreCase: true });
    }
    await expect(details).toContainText('Ha chiesto più posti');
    await expectAccessible(page);

    await page.reload();
    await expect(details).toContainText(email);
  },
);

test(
  'a printed request has what the guest asked for, and nothing of the owner’s',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    const email = anAddress('per.la.bacheca');
    const id = await placeQuote(request, {
      email,
      checkOut: inJune(15),
      preferredRoom: 'uno',
      specialRequests: 'Wir kommen mit dem Fahrrad.',
    });
    await page.goto('/admin');
    await signIn(page, credentials);
    await page.goto(`/admin/preventivi/${id}`);
    await page.getByLabel('Note').fill('Vuole sempre uno sconto');
    await page.getByRole('button', { name: 'Salva le note' }).click();
    await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
    await page
      .getByRole('group', { name: 'A che punto è' })
      .getByRole('button', { name: 'Risposta' })
      .click();
    const toast = page.getByText('Stato: Risposta', { exact: true });
    // It stays for as long as the pointer is on it.
    await toast.hover();

    await page.emulateMedia({ media: 'print' });
    await expect(toast).toBeHidden();
    const paper = page.locator('main');
    // A sheet that lies sideways is as wide as a desktop's screen, without the navigation at its side.
    await page.setViewportSize(SHEET_SIDEWAYS);
    expect((await paper.boundingBox())?.width).toBe(SHEET_SIDEWAYS.width);
    for (const text of ['Greta Müller', 'Camera Uno', 'Stima ai prezzi di oggi', 'Fahrrad', email, '1234567'])
      await expect(paper.getByText(text).filter({ visible: true }).first()).toBeVisible();
    for (const title of ['A che punto è', 'Note private', 'Cronologia', 'Email collegate'])
      await expect(paper.getByRole('heading', { name: title })).toHaveCount(0);
    for (const role of ['button', 'textbox', 'link'] as const)
      await expect(paper.getByRole(role)).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(toast).toBeVisible();
  },
);

test(
  'wrong credentials are refused in plain words, and nothing is shown',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/admin/preventivi');
    await page.getByLabel('Nome utente').fill(`nessuno-${Math.random()}`);
    await page.getByLabel('Password', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByText('Credenziali non valide').first()).toBeVisible();
    await expect(page.getByLabel('Nome utente')).not.toHaveValue('');
  },
);

test(
  'leaving the back-office ends the session on the server',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.goto('/admin');
    await signIn(page, credentials);
    await page.goto('/admin/prezzi');
    await page.getByRole('button', { name: 'Esci', exact: true }).click();
    await expect(page.getByLabel('Nome utente')).toBeVisible();
    expect((await page.request.get('/api/quotes')).status()).toBe(401);
  },
);
