import type { Locator, Page } from '@playwright/test';
import { openHydrated } from '../support/hydration';
import { expect, test } from '../support/test';
import { COUNTS, INTERVALS, KEYS } from './ledger';

/** The moment before something is due. */
const A_MILLISECOND = 1;

/** Opens a page; from then on its time passes by {@link pass} alone. @param part what is awaited, where it loads by itself */
async function openWithStoppedClock(page: Page, address: string, part?: Locator): Promise<void> {
  await page.clock.install();
  await openHydrated(page, address);
  // What comes when the browser is idle has come with it.
  await expect(page.getByRole('contentinfo').getByText(/^[\d.]+ visit[ae]$/)).toBeVisible();
  await part?.waitFor();
  await stopClock(page);
}

async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
}

const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test(
  'the carousel of reviews goes on after its time, and from the last to the first',
  { tag: '@any-size' },
  async ({ page }) => {
    const carousel = page.getByRole('group', { name: 'Recensioni degli ospiti' });
    const position = carousel.getByText(/^Recensione \d+ di \d+$/);
    await openWithStoppedClock(page, '/', position);
    const next = carousel.getByRole('button', { name: 'Recensione successiva' });
    // Held while the focus is in it, it begins anew when the focus leaves.
    const total = Number((await position.textContent())?.split(' di ')[1]);
    expect(total).toBeGreaterThan(1);
    for (let shown = 1; shown < total; shown += 1) await next.press('Enter');
    await pass(page, 2 * INTERVALS.carousel);
    await expect(position).toHaveText(`Recensione ${total} di ${total}`);
    await page.mouse.move(1, 1);
    await next.blur();
    await pass(page, INTERVALS.carousel - A_MILLISECOND);
    await expect(position).toHaveText(`Recensione ${total} di ${total}`);
    await pass(page, A_MILLISECOND);
    await expect(position).toHaveText(`Recensione 1 di ${total}`);
  },
);

test('one toast at a time is shown for its time', { tag: '@any-size' }, async ({ page }) => {
  await page.route('**/api/reviews', (route) => route.abort('connectionreset'));
  await page.clock.install();
  await openHydrated(page, '/recensione');
  for (const [name, text] of Object.entries({
    guestName: 'Eva',
    email: 'eva@example.org',
    title: 'Due passi dal mare',
    comment: 'Siamo stati benissimo.',
  }))
    await page.locator(`form [name="${name}"]`).fill(text);
  await page.locator('label:has([name="rating"][value="4"])').click();
  const toasts = page.getByRole('banner').getByRole('listitem').filter({ hasText: 'Errore' });
  const send = page.getByRole('button', { name: 'Invia Recensione' });
  await send.click();
  await expect(toasts).toHaveCount(COUNTS.toasts);
  await stopClock(page);
  await send.click();
  await expect(send).toBeEnabled();
  await expect(toasts).toHaveCount(COUNTS.toasts);
  await pass(page, INTERVALS.toast - A_MILLISECOND);
  await expect(toasts).toBeVisible();
  await pass(page, A_MILLISECOND);
  await expect(toasts).toHaveCount(0);
});

// A finger presses at once.
test(
  'a tooltip opens after its delay, and the next one at once within the other',
  { tag: '@desktop' },
  async ({ page }) => {
    await openWithStoppedClock(page, '/servizi');
    const tooltip = page.getByRole('tooltip');
    const chat = page.getByRole('link', { name: 'Scrivici su WhatsApp' });
    await chat.hover();
    await pass(page, INTERVALS.tooltip - A_MILLISECOND);
    await expect(tooltip).toHaveCount(0);
    await pass(page, A_MILLISECOND);
    await expect(tooltip).toHaveText('Scrivici su WhatsApp');
    await page.mouse.move(1, 1);
    await expect(tooltip).toHaveCount(0);
    await pass(page, INTERVALS.tooltipSkip - A_MILLISECOND);
    await chat.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(1, 1);
    await pass(page, INTERVALS.tooltipSkip);
    await chat.hover();
    await expect(tooltip).toHaveCount(0);
  },
);

test(
  'visit count and settings are asked for once in each interval',
  { tag: '@any-size' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && /visits\/count|super-admin\/settings/.test(pathname))
        asked.push(pathname);
    });
    // A visit that is recorded has its number read again, perhaps after the clock has stopped, and the interval begin anew.
    await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), KEYS.visit);
    await openWithStoppedClock(page, '/servizi');
    asked.length = 0;
    // Whenever each was asked for last, a whole interval holds one moment at which it is due.
    await pass(page, INTERVALS.poll);
    await expect.poll(() => [...asked].sort()).toEqual(['/api/super-admin/settings', '/api/visits/count']);
  },
);

test.describe('before a choice about cookies', { tag: '@any-size' }, () => {
  test.use({ hasChosenCookies: false });

  test('the dialog appears after its delay, counted from when the page’s script runs', async ({ page }) => {
    await page.addInitScript(() => {
      const at: Record<string, number> = {};
      Object.assign(window, { at });
      new MutationObserver(() => {
        if (document.documentElement.dataset.hydrated) at.hydrated ??= performance.now();
        if (document.querySelector('dialog[open]')) at.dialog ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await openHydrated(page, '/chi-siamo');
    await expect(page.getByRole('dialog', { name: 'Cookie: scegli tu' })).toBeVisible();
    const waited = await page.evaluate(() => {
      const { hydrated = NaN, dialog = NaN } = (window as unknown as { at: Record<string, number> }).at;
      return dialog - hydrated;
    });
    // Its script is asked for then; a slow machine takes its time.
    expect(waited).toBeGreaterThanOrEqual(INTERVALS.cookieDialog - 50);
    expect(waited).toBeLessThan(INTERVALS.cookieDialog + 10_000);
  });
});
