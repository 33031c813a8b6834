import type { Locator } from '@playwright/test';
import type { Credentials } from '../support/data-folder';
import { signIn } from '../support/owner';
import { formWith, expectNotice, openSection, type Day } from './day';

export const NEW_PASSWORD = 'ginepri al vento 62';
/** Of the same property on every paper of this invented owner. */
const CODES = { CIN: 'IT090092C2000P1234', IUN: 'P1234' };

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
export async function describeTheProperty(day: Day): Promise<void> {
  const { page } = day;
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: 'Descrivi la tua struttura' }).click();
  await page.getByLabel('Nome della struttura').fill('Casa del Mirto');
  await page
    .getByRole('group', { name: /^Frase di presentazione/ })
    .getByLabel('italiano')
    .fill('Camere tranquille tra i mirti, a due passi dal mare');
  await day.look('struttura');
  for (const [label, text] of [
    ['Telefono', '+39 0784 123456'],
    ['Email', 'info@casadelmirto.example'],
    ['Numero di WhatsApp', '+39 333 1234567'],
    ['Via e numero', 'Via dei Mirti 4'],
    ['CAP', '07052'],
    ['Città', 'San Teodoro'],
    ['Regione o provincia', 'Sardegna'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Salva e continua' }).click();
  await expectNotice(day, 'Il sito ora sa chi sei.');
  await page.getByRole('link', { name: /^Orari/ }).waitFor();
  await day.look('struttura-gruppi');

  await page.getByRole('link', { name: /^Orari/ }).click();
  for (const [group, from, to] of [
    ['Reception', '08:00', '22:00'],
    ['Colazione', '08:00', '10:30'],
  ] as const) {
    const hours = page.getByRole('group', { name: group });
    await hours.getByLabel('dalle', { exact: true }).fill(from);
    await hours.getByLabel('alle', { exact: true }).fill(to);
  }
  await save(formWith(day, 'check-out entro le'));
  await page.getByRole('link', { name: 'Tutti i dati della struttura' }).click();
  await page.getByRole('link', { name: /^Codici e partita IVA/ }).click();
  for (const [label, code] of Object.entries(CODES)) await page.getByLabel(label, { exact: true }).fill(code);
  await day.look('codici');
  await save(formWith(day, 'CIN'));
}

/** Saves a form and waits until it says so. */
export async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await form.getByText('Salvato', { exact: true }).waitFor();
}
