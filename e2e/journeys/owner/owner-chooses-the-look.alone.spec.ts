import { PALETTE_COLOURS, PALETTES } from '@ospite/domain';
import { expectAccessible } from '../../support/accessibility';
import { A_ROOM } from '../../support/addresses';
import { signInDirectly } from '../../support/owner';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

// Alone, because every page of the site changes.
test.beforeEach(({ page, credentials }) => signInDirectly(page.request, credentials));
test.afterEach(({ page }) => page.request.put('/api/brand', { data: { palette: 'sea' } }));

test('the owner picks a palette by keyboard, and a guest sees it on the next page', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin/struttura');
  await page.getByRole('link', { name: /Aspetto del sito/ }).click();
  await expect(page.getByRole('radio', { name: 'Mare' })).toBeChecked();
  await expectFitOnPhoneAndDesktop(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Mare' }).press('ArrowDown');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await context.newPage();
  await guest.goto('/prezzi');
  const { sea, sand } = PALETTE_COLOURS.lake;
  await expect(guest.locator('html')).toHaveAttribute('style', new RegExp(`--sea:${sea};`));
  await expect(guest.locator('meta[name="theme-color"]')).toHaveAttribute('content', sand);
  // The page's script changes nothing of it, nor does a page that it opens.
  await guest.getByRole('link', { name: 'Contatti' }).first().click();
  await expect(guest).toHaveURL('/contatti');
  await expect(guest.locator('body')).toHaveCSS('background-color', rgb(sand));
  await context.close();
});

for (const palette of PALETTES) {
  test(`everything can be read in the palette ${palette}`, async ({ page }) => {
    await page.request.put('/api/brand', { data: { palette } });
    for (const address of [`/camere/${A_ROOM}`, '/preventivo', '/prezzi', '/niente']) {
      await page.goto(address);
      await expectAccessible(page);
    }
  });
}

function rgb(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
}
