import type { Page } from '@playwright/test';
import type { Credentials } from './data-folder';
import { expect } from './test';

/** Signs in through the back-office's form. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  // The toast says it on the screen and, for screen readers, a second time.
  await expect(page.getByText('Benvenuto nel pannello amministratore').first()).toBeVisible();
  // It comes before the screen does, and what follows must not type into the form that is about to go.
  await expect(page.getByRole('button', { name: 'Accedi' })).toHaveCount(0);
}
