import type { UploadedFile } from '../support/photos';
import { expect } from '../support/test';
import { save } from './begin';
import { formWith, expectNotice, openSection, type Day } from './day';
import type { OwnersRoom } from './houses';

/** The first room, to which the first day leads. */
export async function addTheFirstRoom(day: Day, room: OwnersRoom): Promise<void> {
  await openSection(day, 'Oggi');
  await day.page.getByRole('link', { name: 'Aggiungi la prima camera' }).click();
  await describeARoom(day, room);
}

export async function addAnotherRoom(day: Day, room: OwnersRoom): Promise<void> {
  await openSection(day, 'Camere');
  await day.page.getByRole('button', { name: 'Nuova camera' }).click();
  await describeARoom(day, room);
}

/** What guests ask for; the room's codes are those of the property. */
async function describeARoom(day: Day, room: OwnersRoom): Promise<void> {
  const { page } = day;
  await page.getByLabel('Nome', { exact: true }).fill(room.name);
  const text = (name: RegExp) => page.getByRole('group', { name });
  const short = text(/^Descrizione breve/);
  await short.getByLabel('italiano').fill(room.short);
  await day.look('camera');
  await short.getByRole('button', { name: 'Scrivi anche in inglese, tedesco e spagnolo' }).click();
  await short.getByLabel('tedesco').fill(room.shortInGerman);
  await text(/^Descrizione(?! breve)/)
    .getByLabel('italiano')
    .fill(room.text);
  await page.getByRole('button', { name: 'Aggiungi un letto' }).click();
  for (const amenity of room.amenities)
    await page.locator('form').getByText(amenity, { exact: true }).click();
  await expect(page.getByLabel('CIN (nazionale)')).toHaveValue(/^IT/);
  await page.getByRole('button', { name: 'Crea la camera' }).click();
  await expectNotice(day, 'Camera creata con successo!');
  await expect(page.getByRole('link', { name: `Aggiungi le foto di ${room.name}` })).toBeInViewport();
  await day.look('camera-creata');
}

/** Several pictures at once from the phone, one of them described. */
export async function addPictures(
  day: Day,
  room: OwnersRoom,
  photos: readonly UploadedFile[],
): Promise<void> {
  const { page } = day;
  await page.getByRole('link', { name: `Aggiungi le foto di ${room.name}` }).click();
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
export async function setPrices(day: Day, rooms: readonly OwnersRoom[]): Promise<void> {
  const { page } = day;
  await openSection(day, 'Prezzi');
  const grid = page.getByRole('form', { name: 'Prezzi' });
  for (const { name, prices } of rooms) {
    await grid.getByLabel(`${name}, Alta stagione`).fill(prices[0]);
    await grid.getByLabel(`${name}, Bassa stagione`).fill(prices[1]);
  }
  await grid.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Prezzi aggiornati').first().waitFor();
  // The names of the rooms are above what was typed last.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await day.look('prezzi');
  const tax = 'Euro a persona, per notte';
  await page.getByLabel(tax).fill('1,50');
  await save(formWith(day, tax));
}
