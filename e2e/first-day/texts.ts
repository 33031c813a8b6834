import type { UploadedFile } from '../support/photos';
import { expect } from '../support/test';
import { expectNotice, openSection, type Day } from './day';
import type { House } from './houses';

/** Six questions; what they lead to is read, and published. */
export async function prepareTheTexts(day: Day, house: House, photo: readonly UploadedFile[]): Promise<void> {
  const { page } = day;
  const { place, breakfast, offers, host, view } = house.answers;
  const goOn = () => page.getByRole('button', { name: 'Avanti' }).click();
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: /^Il sito non ha ancora testi/ }).click();
  await page.getByText(place, { exact: true }).click();
  await day.look('primi-testi');
  await goOn();
  await expect(page.getByLabel('Quante camere hai?')).toHaveValue(String(house.rooms.length));
  await goOn();
  await page.getByText(breakfast, { exact: true }).click();
  await goOn();
  for (const offer of offers) await page.getByText(offer, { exact: true }).click();
  await goOn();
  await page.getByLabel('Nome', { exact: true }).fill(host);
  await goOn();
  await page.getByLabel('Scegli una foto').and(page.locator('input')).setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'La foto che hai scelto' })).toBeVisible({ timeout: 90_000 });
  await page.getByText(view, { exact: true }).click();
  // The dead battery of a phone costs nothing.
  await page.reload();
  await expect(page.getByRole('img', { name: 'La foto che hai scelto' })).toBeVisible();
  await goOn();
  await day.look('primi-testi-riepilogo');
  await page.getByRole('button', { name: 'Prepara i testi' }).click();
  await expectNotice(day, 'I testi sono pronti');
  await page.getByRole('button', { name: /^Pubblica le modifiche/ }).click();
  await expect(page.getByText(/^Pubblicato alle \d\d:\d\d\.$/)).toBeVisible();
}
