import { openSignedIn, signIn } from '../../support/owner';
import { expectFitOnPhoneAndDesktop } from '../../support/small-phone';
import { expect, test } from '../../support/test';

test(
  'a colleague is let in, chooses a password first, connects a program, and leaves again',
  { tag: '@any-size' },
  async ({ page, browser, baseURL, credentials, request }) => {
    const username = `Anna ${Math.random().toString(36).slice(2, 8)}`;
    await openSignedIn(page, '/admin/impostazioni/account', credentials);
    await page.getByLabel('Nome utente').fill(username);
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    const box = page.getByRole('region', { name: `${username} può entrare` });
    const oneTime = (await box.locator('code').first().textContent()) ?? '';
    await expectFitOnPhoneAndDesktop(page);

    const context = await browser.newContext({ baseURL });
    const colleague = await context.newPage();
    await colleague.goto('/admin/impostazioni/chiavi');
    await signIn(colleague, { ...credentials, username, password: oneTime });
    const heading = colleague.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Scegli la tua password');
    expect((await context.request.get('/api/quotes')).status()).toBe(403);
    await expectFitOnPhoneAndDesktop(colleague);
    await colleague.getByLabel('Password che hai ricevuto', { exact: true }).fill(oneTime);
    await colleague.getByLabel('Nuova password', { exact: true }).fill('corallo-sabbia-maestrale');
    await colleague.getByLabel('Ripeti la nuova password', { exact: true }).fill('corallo-sabbia-maestrale');
    await colleague.getByRole('button', { name: 'Salva la nuova password' }).click();

    await expect(heading).toHaveText('Chiavi per altri programmi');
    await colleague.getByLabel('Nome del programma').fill(username);
    await colleague.getByRole('button', { name: 'Crea la chiave' }).click();
    const made = colleague.getByRole('region', { name: `La chiave «${username}» è pronta` });
    const secret = (await made.locator('code').first().textContent()) ?? '';
    await expectFitOnPhoneAndDesktop(colleague);
    const asProgram = { headers: { Authorization: `Bearer ${secret}` } };
    expect((await request.get('/api/quotes', asProgram)).status()).toBe(200);

    await colleague.goto('/admin/impostazioni/account');
    await colleague.getByRole('button', { name: 'Togli il tuo accesso' }).click();
    const question = colleague.getByRole('alertdialog', { name: 'Togliere il tuo accesso?' });
    await expect(question).toContainText(username);
    await expectFitOnPhoneAndDesktop(colleague);
    await question.getByRole('button', { name: 'Togli l’accesso' }).click();
    await expect(heading).toHaveText('Pannello amministratore');
    expect((await request.get('/api/quotes', asProgram)).status()).toBe(401);
    await context.close();
  },
);

test(
  'the owner tries the e-mail, and reads a template as a German guest would',
  { tag: '@any-size' },
  async ({ page, credentials }) => {
    await openSignedIn(page, '/admin/impostazioni/email', credentials);
    await page.getByRole('button', { name: 'Invia un’email di prova' }).click();
    // The product under test has no mail server, and its sender's domain is reserved for examples.
    await expect(page.getByText('Le email non partono', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /SPF/ })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    await page.goto('/admin/preventivi/modelli');
    await page
      .getByRole('button', { name: /^Anteprima:/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'tedesco' }).first().click();
    const preview = page.locator('section[lang="de"]');
    await expect(preview).toContainText('Guten Tag Jonas Weber,');
    await page
      .getByRole('button', { name: /^Modifica/ })
      .first()
      .click();
    await page.getByText('Anteprima: come la legge un ospite').first().click();
    await page
      .getByRole('group', { name: 'Lingua dell’anteprima' })
      .first()
      .getByRole('button', { name: 'tedesco' })
      .click();
    await page
      .getByRole('group', { name: /^Messaggio/ })
      .first()
      .getByLabel('tedesco')
      .fill('Moin {{property}}!');
    await expect(preview).toContainText('Moin Baia dei Ginepri!');
    await expect(page.getByText('Modifiche non salvate')).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
  },
);
