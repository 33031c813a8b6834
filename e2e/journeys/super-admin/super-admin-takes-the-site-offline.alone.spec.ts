import { OFFLINE } from '../../ledger/ledger';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** The page asks this often whether the site is offline. Source: specification §9. */
const SETTINGS_POLL_MS = 30_000;

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
  await expectFitOnPhoneAndDesktop(page);
  await page.getByLabel('Chiave Super Admin').fill('una chiave sbagliata');
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('Chiave Super Admin non valida').first()).toBeVisible();

  await page.getByLabel('Chiave Super Admin').fill(credentials.superAdminKey);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible();
  await expectFitOnPhoneAndDesktop(page);

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
  for (const text of OFFLINE.says) await expect(guest.getByRole('main')).toContainText(text);
  await expectFitOnPhoneAndDesktop(guest);
  await guest.context().close();

  const made = await request.post('/api/super-admin/preview', {
    headers: { 'X-Super-Admin-Key': credentials.superAdminKey },
  });
  const { url } = (await made.json()) as { url: string };
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  await haveChosenCookies(visitor.context(), ONLY_NECESSARY);
  await visitor.clock.install();
  await visitor.goto(new URL(url).pathname + new URL(url).search);
  await expect(visitor.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const settings = visitor.waitForResponse('**/api/super-admin/settings');
  await visitor.clock.fastForward(SETTINGS_POLL_MS + 1_000);
  expect(await (await settings).json()).toMatchObject({ siteOffline: true });
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Baia dei Ginepri');
  await expect(visitor.getByRole('contentinfo')).toBeVisible();
  await visitor.context().close();

  await offline.press('Space');
  await expect(page.getByText('ONLINE', { exact: true })).toBeVisible();
  expect((await request.get('/')).status()).toBe(200);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Accedi al Pannello' })).toBeVisible();
});
