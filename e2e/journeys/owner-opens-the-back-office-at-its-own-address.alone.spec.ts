import path from 'node:path';
import { signIn } from '../support/owner';
import { hostFolder, OFFICE_ORIGIN } from '../support/static-host';
import { expect, test } from '../support/test';

// Alone, because all runs share its port.
test('the back-office works at an address of its own', async ({ page, credentials, baseURL }) => {
  const folder = path.resolve(import.meta.dirname, '../../dist/apps/admin-web');
  const server = await hostFolder(folder, baseURL ?? '');
  try {
    await page.goto(OFFICE_ORIGIN);
    await signIn(page, credentials);
    await page.getByRole('link', { name: 'Preventivi' }).first().click();
    await expect(page).toHaveURL(new RegExp(`^${OFFICE_ORIGIN}/.*preventivi`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivi');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivi');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
