import { officePaths } from '@ospite/i18n/office-paths';
import { pathTo } from '@ospite/i18n/paths';
import { expectAccessible } from '../../support/accessibility';
import { openSignedIn } from '../../support/owner';
import { expectFitOnPhoneAndDesktop, expectNoSidewaysScroll } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const paths = officePaths();
const PHONE = { width: 360, height: 780 };

test('the owner changes a line of the site, publishes it, reads it as a guest, and takes it back', async ({
  page,
  browser,
  baseURL,
  credentials,
}) => {
  await page.setViewportSize(PHONE);
  await openSignedIn(page, paths.more, credentials);
  await page.getByRole('main').getByRole('link', { name: 'Testi del sito' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Chi siamo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeVisible();
  await expectFitOnPhoneAndDesktop(page);
  await page.setViewportSize(PHONE);

  await page.getByRole('link', { name: /^Invito a scrivere/ }).click();
  const title = page.getByRole('group', { name: /^Titolo/ });
  const before = await title.getByLabel('italiano').inputValue();
  const [italian, german] = ['Due chiacchiere?', 'Auf einen Plausch?'];
  await title.getByLabel('italiano').fill(italian);
  await page.getByRole('button', { name: 'tedesco' }).click();
  await title.getByLabel('tedesco').fill(german);
  await expect(page.getByText('Salvato. Il sito cambia quando pubblichi.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Each time another guest: one who has read German goes on in German.
  const readsAsGuest = async (language: 'it' | 'de', text: string) => {
    const context = await browser.newContext({ baseURL });
    const guest = await context.newPage();
    await guest.goto(pathTo('about', language));
    await expect(guest.getByRole('heading', { name: text })).toBeVisible();
    await context.close();
  };
  await readsAsGuest('it', before);
  await page.reload();
  await expect(title.getByLabel('italiano')).toHaveValue(italian);
  await page.getByRole('button', { name: /^Pubblica le modifiche/ }).click();
  await expect(page.getByText(/^Pubblicato alle \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Guarda «Chi siamo»/ })).toBeVisible();
  await expectAccessible(page);
  await readsAsGuest('it', italian);
  await readsAsGuest('de', german);

  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/gli ospiti vedono di nuovo i testi di prima/)).toBeVisible();
  await readsAsGuest('it', before);
  await expect(title.getByLabel('italiano')).toHaveValue(italian);
  await page.getByText('Versioni pubblicate').click();
  await page
    .getByRole('button', { name: /^Riprendi questa versione/ })
    .last()
    .click();
  await expect(title.getByLabel('italiano')).toHaveValue(before);
  await expectAccessible(page);
});
