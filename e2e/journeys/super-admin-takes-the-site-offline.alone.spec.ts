import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

// Alone: while it runs, no other journey can use the site.
test('the super admin takes the site offline and online again', async ({
  page,
  browser,
  baseURL,
  request,
  credentials,
}) => {
  await page.goto('/super-admin');
  await expect(page.getByRole('button', { name: 'Accedi al Pannello' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Chiave Super Admin').fill('una chiave sbagliata');
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('Chiave Super Admin non valida').first()).toBeVisible();

  await page.getByLabel('Chiave Super Admin').fill(credentials.superAdminKey);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const offline = page.getByRole('switch');
  await offline.press('Space');
  await page.getByRole('button', { name: 'Metti offline' }).click();
  await expect(page.getByText('OFFLINE', { exact: true })).toBeVisible();

  for (const path of ['/', '/en', '/zimmer', '/presupuesto', '/camere/uno']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(503);
    expect(response.headers()['retry-after'], path).toBeTruthy();
    expect(await response.text(), path).toContain('info@baiadeiginepri.example');
  }
  expect((await request.get('/api/rooms')).status()).toBe(200);
  expect((await request.get('/admin')).status()).toBe(200);

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Torniamo tra poco');
  await expectAccessible(guest);
  await guest.context().close();

  await offline.press('Space');
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible();
  expect((await request.get('/')).status()).toBe(200);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Accedi al Pannello' })).toBeVisible();
});
