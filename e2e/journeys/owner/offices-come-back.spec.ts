import { lineOf } from '../../support/network';
import { expect, test } from '../../support/test';

const OFFICES = [
  { address: '/admin', remote: '/remotes/admin/', field: 'Nome utente' },
  { address: '/super-admin', remote: '/remotes/super-admin/', field: 'Chiave Super Admin' },
];

for (const { address, remote, field } of OFFICES) {
  test(
    `${address} says that it cannot be loaded, and opens once it can`,
    { tag: '@any-size' },
    async ({ browser, baseURL }) => {
      // A page of its own: what loads remotes logs each failure, which is what happens here on purpose.
      const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
      await page.route(`**${remote}**`, (route) => route.abort('connectionreset'));
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('Il pannello non si è aperto');
      await page.unroute(`**${remote}**`);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(page.getByLabel(field)).toBeVisible();
      await page.context().close();
    },
  );
}

test(
  'a line that is lost while somebody signs in is reported, and nothing has to be typed again',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await page.goto('/admin/account');
    await page.getByLabel('Nome utente').fill(credentials.username);
    await page.getByLabel('Password', { exact: true }).fill(credentials.password);
    const line = await lineOf(page);
    await line.cut();
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByText('Non riusciamo a raggiungere il sito.').first()).toBeVisible();
    await line.mend();
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  },
);

test(
  'the super admin’s bundle is loaded at its own address alone',
  { tag: '@any-size' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofThePanel = () => asked.splice(0).filter((path) => path.startsWith('/remotes/super-admin/'));
    for (const address of ['/', '/camere', '/preventivo', '/admin']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(ofThePanel(), address).toEqual([]);
    }
    await page.goto('/super-admin', { waitUntil: 'networkidle' });
    expect(ofThePanel()).not.toEqual([]);
  },
);
