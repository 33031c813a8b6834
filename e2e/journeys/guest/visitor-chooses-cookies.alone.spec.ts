import type { Page } from '@playwright/test';
import { EVERYTHING, haveChosenCookies } from '../../support/cookies';
import { startForeignHost, type ForeignHost } from '../../support/foreign-host';
import { expectFitOnPhoneAndDesktop, PHONE_AND_DESKTOP } from '../../support/small-phone';
import { changeSettings } from '../../support/super-admin';
import { expect, test } from '../../support/test';

let foreign: ForeignHost;

test.use({ hasChosenCookies: false });
test.beforeAll(async () => {
  foreign = await startForeignHost();
});
test.afterAll(() => foreign.close());

const NONE = { trackingCode: '', trackingOrigins: [], bannerFooter: '' };

const dialogOn = (page: Page) => page.getByRole('dialog', { name: 'Cookie: scegli tu' });
const banner = (page: Page) => page.getByRole('img', { name: 'Gita in barca' });
const executions = (page: Page) =>
  page.evaluate(() => {
    const counted = window as { executed?: number; inlineExecuted?: boolean };
    return (counted.executed ?? 0) + (counted.inlineExecuted ? 1 : 0);
  });

/** Reads the page to its end and opens the dialog, whose script also starts the tracking code where it may run. */
async function lookAround(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
  await expect(dialogOn(page)).toBeVisible();
}

async function expectNothingForeign(page: Page): Promise<void> {
  await expect(banner(page)).toBeHidden();
  expect(await executions(page)).toBe(0);
  expect(foreign.requests()).toEqual([]);
}

test('tracking code and banners of another host come with consent, and go when it is withdrawn', async ({
  page,
  browser,
  baseURL,
  request,
  credentials,
}) => {
  const policyBefore = (await request.get('/camere')).headers()['content-security-policy'];
  await changeSettings(request, credentials, {
    trackingCode: `<script src="${foreign.origin}/tracking.js"></script><script>window.inlineExecuted = true</script>`,
    trackingOrigins: [foreign.origin],
    bannerFooter: `<a href="/camere"><img src="${foreign.origin}/banner.svg" width="300" height="60" alt="Gita in barca"></a>`,
  });
  try {
    // Before a choice.
    await page.goto('/camere');
    const dialog = dialogOn(page);
    await expect(dialog).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    // Nobody chooses on paper.
    await page.emulateMedia({ media: 'print' });
    await expect(dialog).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectNothingForeign(page);

    // With the keyboard: the dialog has the focus, and what is behind it has none.
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Chiudi: solo i cookie necessari' })).toBeFocused();
    const recorded = page.waitForResponse('**/api/consents');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await recorded).status()).toBe(204);
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toContain('"marketing":false');

    // After a refusal.
    await page.reload();
    await lookAround(page);
    await expectNothingForeign(page);
    await expectFitOnPhoneAndDesktop(page);

    // After acceptance, here and on the next page that is loaded.
    await dialog.getByRole('button', { name: 'Accetta tutto' }).click();
    await expect.poll(() => executions(page)).toBe(2);
    for (const size of PHONE_AND_DESKTOP) {
      await page.setViewportSize(size);
      await expect(banner(page)).toBeVisible();
    }
    await expect.poll(() => foreign.requests().length).toBeGreaterThanOrEqual(1);
    await page.goto('/preventivo');
    await expect.poll(() => executions(page)).toBe(2);
    await page.goto('/camere');
    await expect.poll(() => executions(page)).toBe(2);
    expect(await page.evaluate(() => document.cookie)).toContain('_stats=1');

    // After withdrawal.
    await page.getByRole('button', { name: 'Preferenze sui cookie' }).click();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Solo necessari' }).click();
    await reloaded;
    foreign.requests();
    expect(await page.evaluate(() => document.cookie)).not.toContain('_stats');
    await lookAround(page);
    await expectNothingForeign(page);

    // A signed-in owner, whatever they chose.
    const owner = await browser.newContext({ baseURL: baseURL ?? '', locale: 'it-IT' });
    await haveChosenCookies(owner, EVERYTHING);
    const { username, password } = credentials;
    const signedIn = await owner.request.post('/api/auth/login', { data: { username, password } });
    expect(signedIn.status()).toBe(200);
    const ownersPage = await owner.newPage();
    await ownersPage.goto('/camere');
    await lookAround(ownersPage);
    await expectNothingForeign(ownersPage);
    await owner.close();

    // No other document lets anything in.
    for (const address of ['/admin', '/super-admin', '/api/docs'])
      expect((await request.get(address)).headers()['content-security-policy']).not.toContain(foreign.origin);
  } finally {
    await changeSettings(request, credentials, NONE);
  }
  expect((await request.get('/camere')).headers()['content-security-policy']).toBe(policyBefore);
});
