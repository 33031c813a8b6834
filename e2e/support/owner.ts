import type { APIRequestContext, Page } from '@playwright/test';
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

/** Signs in where the form is not what is shown. @param request of the page that is to be signed in */
export async function signInDirectly(
  request: APIRequestContext,
  { username, password }: Credentials,
): Promise<void> {
  const signedIn = await request.post('/api/auth/login', { data: { username, password } });
  expect(signedIn.status()).toBe(200);
}

/** Opens a screen of the back-office signed in, where the form is not what is shown. */
export async function openSignedIn(page: Page, address: string, credentials: Credentials): Promise<void> {
  await signInDirectly(page.request, credentials);
  await page.goto(address);
}
