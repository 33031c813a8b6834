import type { Browser, Page } from '@playwright/test';
import { officePaths } from '@ospite/i18n/office-paths';
import { expectAccessible } from '../../support/accessibility';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { openSignedIn } from '../../support/owner';
import { expectFitOnPhoneAndDesktop, expectNoSidewaysScroll } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const paths = officePaths();
const PHONE = { width: 360, height: 780 };

/** Another guest, who follows a link of the menu on the home page of a language. */
async function followsMenu(browser: Browser, baseURL: string | undefined, home: string, link: string) {
  const context = await browser.newContext({ baseURL, viewport: PHONE });
  await haveChosenCookies(context, ONLY_NECESSARY);
  const guest = await context.newPage();
  await guest.goto(home);
  const menu = guest.getByRole('banner').getByRole('navigation');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: link }).click();
  return guest;
}

test('the owner adds a page on a phone, guests find it in two languages, and its former address leads on', async ({
  page,
  browser,
  baseURL,
  request,
  credentials,
}) => {
  const publish = async () => {
    await page.getByRole('button', { name: /^Pubblica le modifiche/ }).click();
    await expect(page.getByText(/^Pubblicato alle \d\d:\d\d\.$/)).toBeVisible();
  };
  const isSaved = () => expect(page.getByText('Salvato. Il sito cambia quando pubblichi.')).toBeVisible();

  await page.setViewportSize(PHONE);
  await openSignedIn(page, paths.content, credentials);
  await page.getByLabel('Titolo della pagina nuova').fill('Gite in barca');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gite in barca' })).toBeVisible();
  await expect(page.getByText(/^Gli ospiti vedono questa pagina quando/)).toBeVisible();
  await expectFitOnPhoneAndDesktop(page);
  await page.setViewportSize(PHONE);

  await page.getByRole('link', { name: 'Titolo e indirizzo' }).click();
  const address = page.getByRole('group', { name: /^Indirizzo della pagina/ });
  await expect(address.getByLabel('italiano')).toHaveValue('gite-in-barca');
  await expectAccessible(page);
  await page.getByLabel('Viene dopo').selectOption('Servizi');
  await page.getByRole('button', { name: 'inglese' }).click();
  await page
    .getByRole('group', { name: /^Titolo/ })
    .first()
    .getByLabel('inglese')
    .fill('Boat trips');
  await address.getByLabel('inglese').fill('rooms');
  await expect(
    page.getByText('Questo indirizzo serve al sito per altro: scegline uno diverso'),
  ).toBeVisible();
  await address.getByLabel('inglese').fill('Boat trips!');
  await isSaved();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Le sezioni di «Gite in barca»' }).click();
  await page.getByRole('button', { name: 'Testo', exact: true }).click();
  await page
    .getByRole('group', { name: /^Testo/ })
    .getByLabel('italiano', { exact: true })
    .fill('Si parte alle otto.');
  await isSaved();
  await publish();

  const italian = await followsMenu(browser, baseURL, '/', 'Gite in barca');
  await expect(italian.getByRole('heading', { level: 1, name: 'Gite in barca' })).toBeVisible();
  await expect(italian).toHaveURL('/gite-in-barca');
  await expectFitOnPhoneAndDesktop(italian);
  const english = await followsMenu(browser, baseURL, '/en', 'Boat trips');
  await expect(english.getByRole('heading', { level: 1, name: 'Boat trips' })).toBeVisible();
  await expect(english).toHaveURL('/en/boat-trips');
  // Nobody has translated it.
  await expect(english.getByText('Si parte alle otto.')).toHaveAttribute('lang', 'it');

  await page.getByRole('link', { name: 'Le sezioni di «Gite in barca»' }).click();
  await page.getByRole('link', { name: 'Titolo e indirizzo' }).click();
  await page.getByRole('button', { name: 'italiano' }).click();
  await address.getByLabel('italiano').fill('barche');
  await isSaved();
  await publish();
  const former = await request.get('/gite-in-barca', { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([301, '/barche']);
  await italian.goto('/gite-in-barca');
  await expect(italian).toHaveURL('/barche');
  await expect(italian.getByRole('heading', { level: 1, name: 'Gite in barca' })).toBeVisible();

  await page.getByRole('link', { name: 'Le sezioni di «Gite in barca»' }).click();
  await page.getByRole('button', { name: 'Elimina la pagina' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByLabel('Titolo della pagina nuova')).toBeVisible();
  await publish();
  for (const gone of ['/barche', '/gite-in-barca', '/en/boat-trips'])
    expect((await request.get(gone)).status()).toBe(404);
  await italian.context().close();
  await english.context().close();
});

/** Adds a page with a text, whose words may lead to another page. */
async function addPage(page: Page, title: string, words: string, link?: { words: string; title: string }) {
  await page.goto(paths.content);
  await page.getByLabel('Titolo della pagina nuova').fill(title);
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await page.getByRole('button', { name: 'Testo', exact: true }).click();
  const text = page.getByRole('group', { name: /^Testo/ }).getByLabel('italiano', { exact: true });
  await text.fill(words);
  if (link) {
    await page.getByRole('button', { name: 'Link', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Metti un link' });
    await dialog.getByLabel('Parole da toccare').fill(link.words);
    await dialog.getByLabel('Dove porta').selectOption(link.title);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Metti il link' }).click();
    await expect(text).toHaveValue(`${words}[${link.words}](${link.title})`);
  }
  await expect(page.getByText('Salvato. Il sito cambia quando pubblichi.')).toBeVisible();
}

test('a text leads to a page of the owner’s wherever that stands, and says so once it is removed', async ({
  page,
  browser,
  baseURL,
  credentials,
}) => {
  const publish = async () => {
    await page.getByRole('button', { name: /^Pubblica le modifiche/ }).click();
    await expect(page.getByText(/^Pubblicato alle \d\d:\d\d\.$/)).toBeVisible();
  };
  const remove = async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    await expect(page.getByLabel('Titolo della pagina nuova')).toBeVisible();
    await publish();
  };
  await page.setViewportSize(PHONE);
  await openSignedIn(page, paths.content, credentials);
  await addPage(page, 'Gite', 'Si parte alle otto.');
  await addPage(page, 'Ricette', 'Dopo si fanno ', { words: 'le gite', title: 'Gite' });
  await publish();
  const guest = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
  await haveChosenCookies(guest.context(), ONLY_NECESSARY);
  const link = guest.getByRole('link', { name: 'le gite' });
  await guest.goto('/ricette');
  await expect(link).toHaveAttribute('href', '/gite');

  await page.goto(paths.contentPage('own-1'));
  await page.getByRole('link', { name: 'Titolo e indirizzo' }).click();
  const address = page.getByRole('group', { name: /^Indirizzo della pagina/ });
  await address.getByLabel('italiano').fill('barche');
  await page.getByRole('button', { name: 'inglese' }).click();
  await address.getByLabel('inglese').fill('boats');
  await expect(page.getByText('Salvato. Il sito cambia quando pubblichi.')).toBeVisible();
  await publish();
  await guest.goto('/en/ricette');
  await expect(link).toHaveAttribute('href', '/en/boats');
  await guest.goto('/ricette');
  await link.click();
  await expect(guest).toHaveURL('/barche');

  await page.goto(paths.contentPage('own-1'));
  await page.getByRole('button', { name: 'Elimina la pagina' }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveText(['Ricette: Testo']);
  await remove();
  await guest.goto('/ricette');
  await expect(guest.getByText('Dopo si fanno le gite')).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto(paths.contentPage('own-2'));
  await expect(page.getByText('1 link porta a una pagina che il sito non mostra')).toBeVisible();
  await page.getByRole('link', { name: /^Testo/ }).click();
  await expect(page.getByText(/^Gli ospiti non vedono il link a una pagina che hai eliminato/)).toBeVisible();
  await expectFitOnPhoneAndDesktop(page);

  await page.goto(paths.contentPage('own-2'));
  await page.getByRole('button', { name: 'Elimina la pagina' }).click();
  await remove();
  await guest.context().close();
});
