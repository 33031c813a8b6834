import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { openHydrated as open } from '../../support/hydration';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

/** A headless browser's own name counts as a robot's. */
const ORDINARY =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
test.use({ userAgent: ORDINARY });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const chatOf = (page: Page) => page.getByRole('link', { name: 'Scrivici su WhatsApp' });

test(
  'a visit is counted once in a session, and the footer tells how many there were',
  { tag: '@any-size' },
  async ({ page }) => {
    const visits: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') visits.push(new URL(request.url()).pathname);
    });
    await open(page, '/camere');
    const counter = page.getByRole('contentinfo').getByText(/^[\d.]+ visit[ae]$/);
    await expect(counter).toBeVisible();
    await open(page, '/preventivo');
    await expect(counter).toBeVisible();
    expect(visits).toEqual(['/api/visits']);
    expect(await page.evaluate(() => sessionStorage.getItem('visit_recorded'))).toBe('true');
    const html = await (await page.request.get('/camere')).text();
    expect(html).not.toMatch(/\d visit[ae]</);
  },
);

test(
  'the film of the home page opens by keyboard and gives the focus back',
  { tag: '@any-size' },
  async ({ page }) => {
    await open(page, '/');
    const link = page.getByRole('link', { name: 'Guarda il video' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'La baia in movimento' });
    await expect(dialog).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  },
);

test(
  'price and way to a quote stay in reach on a phone, and lie on nothing',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/camere/bungalow-ginepro');
    const bar = page.getByRole('complementary', { name: 'Prezzo e preventivo' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText('Da 75 €/notte');
    await page.mouse.wheel(0, 1_500);
    await expect(bar).toBeInViewport({ ratio: 1 });
    const top = page.getByRole('button', { name: 'Torna in cima' });
    await expect(top).toBeVisible();
    for (const button of [chatOf(page), top]) expect(await overlap(button, bar)).toBe(false);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(await overlap(page.getByRole('contentinfo'), bar)).toBe(false);
    await top.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(top).toBeHidden();
  },
);

test('the chat never lies on the button of the form, nor on text where the screen is narrow', async ({
  page,
}) => {
  await open(page, '/preventivo');
  const send = page.locator('main form button[type=submit]');
  await send.scrollIntoViewIfNeeded();
  expect(await overlap(chatOf(page), send)).toBe(false);

  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  // It is in the page itself, between content and footer.
  await expect(chatOf(page)).not.toBeInViewport();
  await chatOf(page).scrollIntoViewIfNeeded();
  for (const part of ['main', 'contentinfo'] as const)
    expect(await overlap(chatOf(page), page.getByRole(part))).toBe(false);
});

// A finger presses at once.
test('the chat says its name to who rests on it', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/camere');
  await expect(page.getByRole('contentinfo').getByText(/visit[ae]$/)).toBeVisible();
  await chatOf(page).hover();
  await expect(page.getByRole('tooltip', { name: 'Scrivici su WhatsApp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expectAccessible(page);
});

test.describe('without script', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('chat and film are plain links', async ({ page }) => {
    await page.goto('/');
    await expect(chatOf(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Ciao/);
    const film = await page.getByRole('link', { name: 'Guarda il video' }).getAttribute('href');
    const response = await page.request.get(film ?? '');
    expect(response.headers()['content-type']).toBe('video/mp4');
  });
});
