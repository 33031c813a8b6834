import type { APIRequestContext, Page } from '@playwright/test';
import type { Credentials } from './data-folder';
import { expect } from './test';

/** Unlocks the panel through its form. */
export async function unlock(page: Page, { superAdminKey }: Credentials): Promise<void> {
  await page.getByLabel('Chiave Super Admin').fill(superAdminKey);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible();
}

/** Changes some of the super admin's settings over the API. They are the same for everybody. */
export async function changeSettings(
  request: APIRequestContext,
  { superAdminKey }: Credentials,
  changes: object,
): Promise<void> {
  const { updatedAt: _read, ...before } = await (await request.get('/api/super-admin/settings')).json();
  const saved = await request.put('/api/super-admin/settings', {
    data: { ...before, ...changes, superAdminKey },
  });
  expect(saved.status()).toBe(200);
}
