import { signIn } from '../../support/owner';
import { hostBehindPath, hostOffice, officeOrigin, type Hosting } from '../../support/static-host';
import { changeSettings, unlock } from '../../support/super-admin';
import { expect, test } from '../../support/test';

// Alone, because all journeys of a product share its port.
let hosting: Hosting | undefined;
test.afterEach(() => hosting?.close());

test('the back-office works at an address of its own', async ({ page, credentials, baseURL }) => {
  hosting = await hostOffice('admin-web', baseURL ?? '');
  await page.goto(officeOrigin());
  await signIn(page, credentials);
  await page.getByRole('link', { name: 'Preventivi' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${officeOrigin()}/.*preventivi`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivi');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preventivi');
});

test('the super admin’s panel works at an address of its own: it reads, asks and saves', async ({
  page,
  credentials,
  baseURL,
  request,
}) => {
  hosting = await hostOffice('super-admin-web', baseURL ?? '');
  await page.goto(officeOrigin());
  await unlock(page, credentials);
  await expect(page.getByText('Versione di Ospite')).toBeVisible();
  await page.getByRole('tab', { name: 'Banner' }).click();
  await page.getByRole('textbox', { name: 'In alto' }).fill('<b>Gita in barca</b>');
  await expect(page.getByRole('region', { name: 'Anteprima: In alto' })).toContainText('Gita in barca');
  await page.getByRole('button', { name: 'Salva: Banner in alto (mobile)' }).click();
  await expect(page.getByText('Impostazioni aggiornate con successo!').first()).toBeVisible();
  expect(await (await request.get('/api/super-admin/settings')).json()).toMatchObject({
    bannerMobileTop: '<b>Gita in barca</b>',
  });
  await changeSettings(request, credentials, { bannerMobileTop: '' });
});

test('both work behind a path of a proxy, which is the API’s own origin', async ({
  page,
  credentials,
  baseURL,
}) => {
  hosting = await hostBehindPath('admin-web', '/office/', baseURL ?? '');
  await page.goto(`${hosting.origin}/office/`);
  await signIn(page, credentials);
  await page.getByRole('link', { name: 'Preventivi' }).first().click();
  await expect(page).toHaveURL(new RegExp(`^${hosting.origin}/office/.*preventivi`));
  // The screen may still be reading.
  await page.goto('about:blank');
  hosting.close();

  hosting = await hostBehindPath('super-admin-web', '/office/', baseURL ?? '');
  await page.goto(`${hosting.origin}/office/`);
  await unlock(page, credentials);
  await expect(page.getByText('Versione di Ospite')).toBeVisible();
});

test('an office of another site is refused', async ({ browser, credentials, baseURL }) => {
  // `127.0.0.1` is another site than `localhost`, and no configured origin.
  hosting = await hostOffice('super-admin-web', baseURL ?? '', '127.0.0.1');
  const page = await (await browser.newContext()).newPage();
  await page.goto(hosting.origin);
  await page.getByLabel('Chiave Super Admin').fill(credentials.superAdminKey);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expect(page.getByText('Errore di connessione').first()).toBeVisible();
  await page.context().close();
});
