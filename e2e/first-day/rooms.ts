import type { UploadedFile } from '../support/photos';
import { expect } from '../support/test';
import { save } from './begin';
import { formWith, expectNotice, openSection, type Day } from './day';

/** The room with what guests ask for; its codes are those of the property. */
export async function addARoom(day: Day): Promise<void> {
  const { page } = day;
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: 'Aggiungi la prima camera' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Camera Mirto');
  const text = (name: RegExp) => page.getByRole('group', { name });
  const short = text(/^Descrizione breve/);
  await short.getByLabel('italiano').fill('Camera tranquilla con balcone sul giardino, per due persone.');
  await day.look('camera');
  await short.getByRole('button', { name: 'Scrivi anche in inglese, tedesco e spagnolo' }).click();
  await short.getByLabel('tedesco').fill('Ruhiges Zimmer mit Balkon zum Garten, für zwei Personen.');
  await text(/^Descrizione(?! breve)/)
    .getByLabel('italiano')
    .fill('Una camera luminosa al primo piano, con letto matrimoniale e balcone sul giardino.');
  await page.getByRole('button', { name: 'Aggiungi un letto' }).click();
  for (const amenity of ['Bagno privato', 'Balcone', 'Wi-Fi gratuito'])
    await page.getByText(amenity, { exact: true }).click();
  await expect(page.getByLabel('CIN (nazionale)')).toHaveValue(/^IT/);
  await page.getByRole('button', { name: 'Crea la camera' }).click();
  await expectNotice(day, 'Camera creata con successo!');
  await expect(page.getByRole('link', { name: 'Aggiungi le foto di Camera Mirto' })).toBeInViewport();
  await day.look('camera-creata');
}

/** Several pictures at once from the phone, one of them described. */
export async function addPictures(day: Day, photos: readonly UploadedFile[]): Promise<void> {
  const { page } = day;
  await page.getByRole('link', { name: 'Aggiungi le foto di Camera Mirto' }).click();
  await page.getByLabel('Scegli le foto').and(page.locator('input')).setInputFiles(photos);
  const pictures = page.getByRole('list', { name: 'Le foto, in ordine' }).locator('> li');
  // A busy machine takes its time to encode them.
  await expect(pictures).toHaveCount(photos.length, { timeout: 90_000 });
  await page.getByRole('button', { name: 'Descrivi la foto 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cosa si vede nella foto' });
  await dialog.getByLabel('italiano').fill('Letto matrimoniale davanti alla finestra');
  await day.look('descrizione');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(pictures.first()).toContainText('Letto matrimoniale davanti alla finestra');
  await day.look('foto');
}

/** Both seasons, then what else a stay costs. */
export async function setPrices(day: Day): Promise<void> {
  const { page } = day;
  await openSection(day, 'Prezzi');
  const grid = page.getByRole('form', { name: 'Prezzi' });
  await grid.getByLabel('Camera Mirto, Alta stagione').fill('95');
  await grid.getByLabel('Camera Mirto, Bassa stagione').fill('70-80');
  await grid.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Prezzo aggiornato').first().waitFor();
  await day.look('prezzi');
  const tax = 'Euro a persona, per notte';
  await page.getByLabel(tax).fill('1,50');
  await save(formWith(day, tax));
}
