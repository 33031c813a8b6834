import type { Page } from '@playwright/test';
import { EVERYTHING, haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { startForeignHost, type ForeignHost } from '../../support/foreign-host';
import { setTextSize } from '../../support/sizes';
import {
  expectFitOnPhoneAndDesktop,
  expectNoSidewaysScroll,
  PHONE_AND_DESKTOP,
  SMALL_PHONE,
} from '../../support/small-phone';
import { changeSettings, unlock } from '../../support/super-admin';
import { expect, test } from '../../support/test';

let foreign: ForeignHost;

test.use({ hasChosenCookies: false });
test.beforeAll(async () => {
  foreign = await startForeignHost();
});
test.afterAll(() => foreign.close());

const NONE = { trackingCode: '', trackingOrigins: [], bannerFooter: '', bannerMobileBottom: '' };

const saved = (page: Page) => page.getByText('Salvato', { exact: true });

// Alone: what the super admin sets is the same for everybody.
test('the super admin sets tracking code and a banner, and guests get what the panel said', async ({
  page,
  browser,
  baseURL,
  request,
  credentials,
}) => {
  try {
    await page.goto('/super-admin');
    await unlock(page, credentials);
    await expect(page.getByText('Versione di Ospite')).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    // By keyboard from tab to tab.
    await page.getByRole('tab', { name: 'Controllo generale' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Tracciamento' })).toBeFocused();
    await page
      .getByRole('textbox', { name: 'Codice da inserire nella pagina' })
      .fill(
        `<script src="${foreign.origin}/tracking.js"></script><script>window.inlineExecuted = true</script>`,
      );
    await expect(page.getByRole('textbox', { name: 'Indirizzi, uno per riga' })).toHaveValue(foreign.origin);
    await page.getByRole('button', { name: 'Salva: Codice da inserire nella pagina' }).click();
    await expect(saved(page)).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    // The policy of a page is the one that the panel tells.
    const policy = (await request.get('/camere')).headers()['content-security-policy'] ?? '';
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      const shown = page.locator('dt', { hasText: directive }).locator('xpath=following-sibling::dd');
      await expect(shown).toContainText(foreign.origin);
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(foreign.origin);
    }

    await page.getByRole('tab', { name: 'Banner' }).click();
    await page
      .getByRole('textbox', { name: 'In fondo alla pagina' })
      .fill(
        `<a href="/camere" onclick="x()"><img src="${foreign.origin}/banner.svg" width="300" height="60" alt="Gita in barca"></a><script>x()</script>`,
      );
    await expect(page.getByText('L’elemento <script>')).toBeVisible();
    await expect(page.getByText('L’attributo onclick di <a>')).toBeVisible();
    await expect(page.getByText(/a chi ha accettato i cookie di marketing/)).toBeVisible();
    await page.getByRole('button', { name: 'Salva: Banner in fondo alla pagina (desktop)' }).click();
    await expect(saved(page)).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    // Nothing of another host was loaded into the office, whatever was written.
    expect(foreign.requests()).toEqual([]);

    await setTextSize(page, 32);
    for (const tab of ['Controllo generale', 'Tracciamento', 'Banner']) {
      await page.getByRole('tab', { name: tab }).click();
      for (const size of PHONE_AND_DESKTOP) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page);
      }
    }

    for (const [choice, isThere] of [
      [ONLY_NECESSARY, false],
      [EVERYTHING, true],
    ] as const) {
      const visitor = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
      await haveChosenCookies(visitor, choice);
      const guest = await visitor.newPage();
      await guest.goto('/camere');
      await guest.getByRole('contentinfo').scrollIntoViewIfNeeded();
      if (isThere) {
        const banner = guest.getByRole('img', { name: 'Gita in barca' });
        await expect(banner).toBeVisible();
        await guest.setViewportSize(SMALL_PHONE);
        await expect(banner).toBeVisible();
        await expect
          .poll(() => guest.evaluate(() => (window as { executed?: number }).executed ?? 0))
          .toBe(1);
        await expect.poll(() => foreign.requests()).toContain('/collect');
      } else {
        await expect(guest.locator('html')).toHaveAttribute('data-hydrated', 'true');
        await expect(guest.getByRole('img', { name: 'Gita in barca' })).toBeHidden();
        expect(foreign.requests()).toEqual([]);
      }
      await visitor.close();
    }
  } finally {
    await changeSettings(request, credentials, NONE);
  }
});

test('the key gives no owner’s rights, and a session none of the key’s', async ({ request, credentials }) => {
  const { superAdminKey, username, password } = credentials;
  const headers = { 'X-Super-Admin-Key': superAdminKey };
  for (const address of ['/api/quotes', '/api/messages', '/api/reviews/all', '/api/auth/me'])
    expect((await request.get(address, { headers })).status(), address).toBe(401);
  expect((await request.post('/api/auth/login', { data: { username, password } })).status()).toBe(200);
  expect((await request.get('/api/super-admin/health')).status()).toBe(401);
  expect((await request.post('/api/super-admin/preview')).status()).toBe(401);
  const { updatedAt: _read, ...settings } = await (await request.get('/api/super-admin/settings')).json();
  const saving = await request.put('/api/super-admin/settings', {
    data: { ...settings, superAdminKey: 'not the key' },
  });
  expect(saving.status()).toBe(401);
  await request.post('/api/auth/logout');
});
