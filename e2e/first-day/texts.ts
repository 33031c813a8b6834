import type { UploadedFile } from '../support/photos';
import { expect } from '../support/test';
import { expectNotice, openSection, type Day } from './day';

/** Six questions; what they lead to is read, and published. */
export async function prepareTheTexts(day: Day, photo: readonly UploadedFile[]): Promise<void> {
  const { page } = day;
  const goOn = () => page.getByRole('button', { name: 'Avanti' }).click();
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: /^Il sito non ha ancora testi/ }).click();
  await page.getByText('Al mare', { exact: true }).click();
  await day.look('primi-testi');
  await goOn();
  await expect(page.getByLabel('Quante camere hai?')).toHaveValue('1');
  await goOn();
  await page.getByText('Sì, compresa nel prezzo').click();
  await goOn();
  for (const offer of ['Parcheggio', 'Giardino']) await page.getByText(offer, { exact: true }).click();
  await goOn();
  await page.getByLabel('Nome', { exact: true }).fill('Marta');
  await goOn();
  await page.getByLabel('Scegli una foto').and(page.locator('input')).setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'La foto che hai scelto' })).toBeVisible({ timeout: 90_000 });
  await page.getByText('Una camera', { exact: true }).click();
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
