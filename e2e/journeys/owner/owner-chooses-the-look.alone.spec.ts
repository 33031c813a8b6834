import {
  DEFAULT_PALETTE,
  DEFAULT_TYPEFACES,
  PALETTE_COLOURS,
  PALETTES,
  TYPEFACE_PAIRS,
  TYPEFACES,
} from '@ospite/domain';
import { expectAccessible } from '../../support/accessibility';
import { A_ROOM } from '../../support/addresses';
import { delayFonts, fontOfHeading, visitWithFonts } from '../../support/fonts';
import { expectStill, watchMoves } from '../../support/moves';
import { signInDirectly } from '../../support/owner';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

// Alone, because every page of the site changes.
test.beforeEach(({ page, credentials }) => signInDirectly(page.request, credentials));
test.afterEach(async ({ page }) => {
  await page.request.delete('/api/brand/logo');
  await page.request.put('/api/brand', { data: { palette: DEFAULT_PALETTE, typefaces: DEFAULT_TYPEFACES } });
});

const LOGO = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#7c3445" d="M0 30 30 0l30 30z"/><circle cx="75" cy="15" r="15"/></svg>',
  ),
};

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

test('the owner picks typefaces by keyboard, each shown in itself', async ({ page }) => {
  await page.goto('/admin/struttura/aspetto');
  const classic = page.getByRole('radio', { name: 'Classico' });
  await expect(classic).toHaveAccessibleDescription(/dimore storiche/);
  await page.getByRole('radio', { name: 'Caldo' }).press('ArrowUp');
  await expect(classic).toBeChecked();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato', { exact: true })).toBeVisible();
  const sample = page.getByText('Benvenuti da noi');
  for (const [at, pair] of TYPEFACE_PAIRS.entries())
    await expect(sample.nth(at)).toHaveCSS(
      'font-family',
      new RegExp(`^"?${TYPEFACES[pair].heading.family}"?,`),
    );
  await page.goto('/prezzi');
  await expect(page.locator('html')).toHaveAttribute('style', /--font-heading-own:Cormorant Garamond;/);
});

for (const pair of TYPEFACE_PAIRS.filter((other) => other !== DEFAULT_TYPEFACES)) {
  test(`guests of a site in the pair ${pair} fetch its two files alone, late, and nothing moves`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.request.put('/api/brand', { data: { palette: DEFAULT_PALETTE, typefaces: pair } });
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const guest = await context.newPage();
    const files = new Set<string>();
    guest.on('response', (response) => {
      if (response.url().endsWith('.woff2')) files.add(new URL(response.url()).pathname);
    });
    await delayFonts(guest);
    const moves = await watchMoves(guest);
    const devtools = await context.newCDPSession(guest);
    for (const [at, address] of ['/', `/camere/${A_ROOM}`, '/prezzi'].entries()) {
      await visitWithFonts(guest, address);
      expectStill(await moves(), address);
      // The first page stays in fonts of the system.
      if (at > 0) expect(await fontOfHeading(devtools)).toContain(TYPEFACES[pair].heading.family);
    }
    const names = Object.values(TYPEFACES[pair]).map(({ family }) => family.toLowerCase().replace(' ', '-'));
    expect([...files].map((file) => /\/([a-z-]+)-latin-(?!ext)/.exec(file)?.[1]).toSorted()).toEqual(
      names.toSorted(),
    );
    await expectAccessible(guest);
    await context.close();
  });
}

test('the owner uploads a logo, which guests see in the place of the name, and nothing moves for it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/admin/struttura/aspetto');
  const choose = page.getByLabel('Carica il logo');
  await choose.setInputFiles({ ...LOGO, buffer: Buffer.from('<svg viewBox="0 0 9 9"><text>A</text></svg>') });
  await expect(page.getByRole('alert')).toContainText('(text)');
  await choose.setInputFiles(LOGO);
  await expect(page.getByText('Logo salvato')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Baia dei Ginepri' }).filter({ visible: true })).toHaveCount(1);
  await expectFitOnPhoneAndDesktop(page);
  await expectAccessible(page);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const guest = await context.newPage();
  const moves = await watchMoves(guest);
  const served = guest.waitForResponse(/\/brand\/[0-9a-f]{16}\.png$/);
  await guest.goto('/prezzi');
  expect((await served).headers()['content-type']).toBe('image/png');
  const home = guest.getByRole('banner').getByRole('link', { name: 'Baia dei Ginepri Home' });
  const { width = 0, height = 1 } = (await home.boundingBox()) ?? {};
  expect(width / height).toBeGreaterThan(2);
  expectStill(await moves(), 'a page with a logo');
  await expectAccessible(guest);
  // A printed page says whose logo it is.
  const name = guest.getByRole('banner').getByText('Baia dei Ginepri');
  await guest.goto(`/camere/${A_ROOM}`);
  await expect(name).toHaveCSS('opacity', '0');
  await guest.emulateMedia({ media: 'print' });
  await expect(name).toHaveCSS('opacity', '1');
  const [logo, words] = await Promise.all([name.locator('..').boundingBox(), name.boundingBox()]);
  expect(words?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0));
  await context.close();

  await page.getByRole('button', { name: 'Togli il logo…' }).click();
  await page.getByRole('button', { name: 'Togli il logo', exact: true }).click();
  await expect(page.getByText(/Per ora si vedono il rametto/)).toBeVisible();
});

// Every page is read in the first one (e2e/addresses), and each pair of colours is measured in all six (palettes.spec.ts).
for (const palette of PALETTES.filter((other) => other !== DEFAULT_PALETTE)) {
  test(`everything can be read in the palette ${palette}`, async ({ page }) => {
    await page.request.put('/api/brand', { data: { palette, typefaces: DEFAULT_TYPEFACES } });
    for (const address of [`/camere/${A_ROOM}`, '/preventivo']) {
      await page.goto(address);
      await expectAccessible(page);
    }
  });
}

function rgb(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
}
