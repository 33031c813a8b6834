import type { Locator } from '@playwright/test';
import type { Credentials } from '../support/data-folder';
import { signIn } from '../support/owner';
import { formWith, expectNotice, openSection, type Day } from './day';
import type { House } from './houses';

export const NEW_PASSWORD = 'ginepri al vento 62';

/** The password that somebody wrote down gives way to one that only the owner knows. */
export async function chooseAPassword(day: Day, given: Credentials): Promise<void> {
  const { page } = day;
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Accedi' }).waitFor();
  await day.look('accesso');
  await signIn(page, given);
  await page.getByRole('link', { name: 'Descrivi la tua struttura' }).waitFor();
  await day.look('oggi-primo-giorno');
  await page.getByRole('link', { name: 'Cambia la password' }).click();
  await page.getByLabel('Password attuale', { exact: true }).fill(given.password);
  await page.getByLabel('Nuova password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Ripeti la nuova password', { exact: true }).fill(NEW_PASSWORD);
  await day.look('password');
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expectNotice(day, 'Password cambiata');
}

/** Name, contacts and address, then hours and codes. */
export async function describeTheProperty(day: Day, house: House): Promise<void> {
  const { page } = day;
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: 'Descrivi la tua struttura' }).click();
  await page.getByLabel('Nome della struttura').fill(house.name);
  await page
    .getByRole('group', { name: /^Frase di presentazione/ })
    .getByLabel('italiano')
    .fill(house.tagline);
  await day.look('struttura');
  for (const [label, text] of Object.entries(house.contacts))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expectNotice(day, 'Il sito ora sa chi sei.');
  await page.getByRole('link', { name: /^Orari/ }).waitFor();
  await day.look('struttura-gruppi');

  await page.getByRole('link', { name: /^Orari/ }).click();
  for (const [group, [from, to]] of Object.entries(house.hours)) {
    const hours = page.getByRole('group', { name: group });
    await hours.getByLabel('dalle', { exact: true }).fill(from);
    await hours.getByLabel('alle', { exact: true }).fill(to);
  }
  await save(formWith(day, 'check-out entro le'));
  await page.getByRole('link', { name: 'Tutti i dati della struttura' }).click();
  await page.getByRole('link', { name: /^Codici e partita IVA/ }).click();
  for (const [label, code] of Object.entries(house.codes))
    await page.getByLabel(label, { exact: true }).fill(code);
  await day.look('codici');
  await save(formWith(day, 'CIN'));
}

/** Saves a form and waits until it says so. */
export async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await form.getByText('Salvato', { exact: true }).waitFor();
}
