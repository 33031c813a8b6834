import type { Route } from '@playwright/test';
import { signIn } from '../../support/owner';
import { hostOffice, officeOrigin } from '../../support/static-host';
import { expect, test } from '../../support/test';

test.use({ hasRemoteOffice: true });

interface Manifest {
  readonly name: string;
  readonly shared: readonly object[];
}

const DO_NOT_FIT: readonly ((manifest: Manifest) => Manifest)[] = [
  (manifest) => ({ ...manifest, shared: manifest.shared.map((one) => ({ ...one, version: '18.0.0' })) }),
  (manifest) => ({ ...manifest, name: 'somebody_else' }),
];

test('the portal says that a back-office released by itself does not answer or fit, and loads it once it does', async ({
  browser,
  baseURL,
  credentials,
}) => {
  const site = baseURL ?? '';
  test.skip(!process.env.E2E_OWN_PRODUCTS, 'It needs a product with ADMIN_REMOTE.');
  for (const [address, admits] of Object.entries({ '/admin': true, '/': false, '/super-admin': false })) {
    const policy = (await fetch(site + address)).headers.get('content-security-policy') ?? '';
    expect(policy.includes(officeOrigin()), `the policy of ${address}`).toBe(admits);
  }
  // A page of its own: each failure is logged, on purpose.
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  const alert = page.getByRole('alert');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await page.goto('/admin');
  await expect(alert).toContainText('Il pannello non si è aperto');

  const hosting = await hostOffice('admin-web', site);
  for (const change of DO_NOT_FIT) {
    const answer = async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change(await response.json()) });
    };
    await page.route('**/mf-manifest.json', answer);
    await retry.click();
    await expect(alert).toContainText('non va d’accordo con questa versione');
    await page.unroute('**/mf-manifest.json');
  }
  await retry.click();
  await signIn(page, credentials);
  await expect(page).toHaveURL(`${site}/admin`);
  expect(loaded.some((address) => address.startsWith(officeOrigin()))).toBe(true);
  expect(loaded.filter((address) => address.includes('/remotes/'))).toEqual([]);
  await page.context().close();
  hosting.close();
});
