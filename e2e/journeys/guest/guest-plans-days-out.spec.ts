import { expectAccessible } from '../../support/accessibility';
import { expect, test } from '../../support/test';

test(
  'the pictures of the breakfast are gone through by keyboard alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/colazione');
    await expectAccessible(page);
    const first = page.getByRole('link', { name: /^Ingrandisci: / }).first();
    await first.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'La nostra tavola' });
    const counter = viewer.getByText(/^\d+ \/ \d+$/);
    await expect(counter).toHaveText(/^1 \/ \d+$/);
    const count = Number((await counter.textContent())?.split(' / ')[1]);
    expect(count).toBeGreaterThanOrEqual(12);
    await page.keyboard.press('ArrowLeft');
    await expect(counter).toHaveText(`${count} / ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`1 / ${count}`);

    // The focus stays among the viewer's own controls.
    const next = viewer.getByRole('button', { name: 'Successiva' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(counter).toHaveText(`2 / ${count}`);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(first).toBeFocused();
  },
);

test('an event of the area guide goes into the guest’s calendar', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/san-teodoro-und-umgebung');
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Auf dieser Seite' })
    .getByRole('link', { name: 'Strände' })
    .click();
  await expect(page.getByRole('heading', { name: 'Strände' })).toBeInViewport();

  const event = page.getByRole('article').filter({ hasText: 'Fischfest am Hafen' });
  const download = page.waitForEvent('download');
  await event.getByRole('link', { name: 'In den Kalender' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fischfest-am-hafen.ics');
  const address = new URL(file.url());
  const calendar = await page.request.get(address.pathname + address.search);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY;LANGUAGE=de:Fischfest am Hafen\r\n');
});

test.describe('without script', { tag: '@any-size' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a picture of the breakfast is a link to its file', async ({ page }) => {
    await page.goto('/breakfast');
    const first = page.getByRole('link', { name: /^Enlarge: / }).first();
    const file = await page.request.get((await first.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('image/jpeg');
  });
});
