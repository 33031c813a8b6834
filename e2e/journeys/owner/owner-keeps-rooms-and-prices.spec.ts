import { openSignedIn } from '../../support/owner';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'the owner prepares a hidden room, looks at it, prices it although the session ends, and deletes it',
  { tag: '@any-size' },
  async ({ page, browser, credentials }) => {
    const name = `Mirto ${Date.now().toString(36)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    await openSignedIn(page, '/admin', credentials);

    await page.getByRole('link', { name: 'Camere' }).first().click();
    await page.getByRole('button', { name: 'Nuova camera' }).click();
    await page.getByRole('button', { name: 'Crea la camera' }).click();
    await expect(page.getByText('Tutti i campi sono obbligatori')).toBeVisible();
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await expect(page.getByLabel('Indirizzo della pagina')).toHaveValue(slug);
    await page.locator('[name=shortDescription]').fill('Una stanza nel mirto.');
    await page.locator('[name=description]').fill('Due finestre sul giardino, e il mare oltre i pini.');
    await page.getByRole('button', { name: 'Aggiungi un letto' }).click();
    await page.getByLabel('Minibar').check();
    await page.getByText('Visibile agli ospiti').click();
    await expectFitOnPhoneAndDesktop(page);
    await page.getByRole('button', { name: 'Crea la camera' }).click();
    await expect(page.getByText('Camera creata con successo!').first()).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: `Anteprima di ${name}` }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
    const guest = await browser.newContext();
    const asGuest = await guest.request.get(preview.url());
    expect(asGuest.status()).toBe(404);
    await guest.close();
    await preview.close();

    await page.getByRole('link', { name: 'Prezzi' }).first().click();
    const form = page.getByRole('form', { name: 'Prezzi' });
    const price = form.getByLabel(`${name}, Bassa stagione`);
    await price.fill('chiedici');
    await expect(form.getByText('Non ho capito il prezzo: gli ospiti leggeranno «chiedici»')).toBeVisible();
    await price.fill('70-85€');
    await expect(form.getByText('Ho capito: 70–85 € a notte.')).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    await page.reload();
    await expect(price).toHaveValue('70-85€');
    await expect(form.getByText('Ecco quello che avevi scritto')).toBeVisible();

    await page.context().clearCookies();
    await form.getByRole('button', { name: 'Salva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
    await dialog.getByLabel('Password', { exact: true }).fill(credentials.password);
    await expectFitOnPhoneAndDesktop(page);
    await dialog.getByRole('button', { name: 'Accedi' }).click();
    await expect(dialog).toBeHidden();
    await expect(price).toHaveValue('70-85€');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Prezzo aggiornato').first()).toBeVisible();

    await page.goto('/admin/camere');
    await page.getByRole('button', { name: `Elimina ${name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Elimini anche');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByText('Camera eliminata con successo!').first()).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeHidden();
  },
);
