import type { Page } from '@playwright/test';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { isTo } from '../../support/mailbox';
import { openSignedIn } from '../../support/owner';
import { anAddress, placeQuote } from '../../support/quote-form';
import { expectFitOnPhoneAndDesktop, SMALL_PHONE } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const subject = (page: Page) => page.getByLabel('Oggetto');
const body = (page: Page) => page.getByLabel('Messaggio');
const bar = (page: Page) => page.getByRole('group', { name: 'Il prossimo passo' });
const send = (page: Page) => bar(page).getByRole('button', { name: 'Invia la risposta' });
const begin = (page: Page) => bar(page).getByRole('button', { name: 'Rispondi' }).click();
// The product under test has no mail server.
const sent = (page: Page) => bar(page).getByText('Non inviata: la posta non era configurata');

test(
  'two owners answer a German guest at once, one by phone: the second learns it, and loses nothing',
  { tag: '@any-size' },
  async ({ page, request, browser, credentials, mailbox }) => {
    const email = anAddress('due.titolari');
    const id = await placeQuote(request, { email });
    const address = `/admin/preventivi/${id}`;

    await openSignedIn(page, address, credentials);
    await page.setViewportSize(SMALL_PHONE);
    await expect(bar(page).getByRole('button', { name: 'Rispondi' })).toBeInViewport();
    await expect(bar(page).getByRole('link', { name: 'Chiama' })).toBeInViewport();
    await begin(page);
    await expect(subject(page)).toHaveValue(/^Ihr Angebot: /);
    await expect(body(page)).toHaveValue(/^Guten Tag Greta Müller,\n\n[\s\S]*7 Nächte[\s\S]*€/);
    await expectFitOnPhoneAndDesktop(page);
    await expect(send(page)).toBeInViewport();

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'it-IT' });
    await haveChosenCookies(elsewhere, ONLY_NECESSARY);
    const other = await elsewhere.newPage();
    await openSignedIn(other, address, credentials);
    await begin(other);
    await subject(other).fill('Ihr Angebot von Piero');
    await body(other).fill('Guten Tag,\n\ngern.');

    await subject(page).fill('Ihr Angebot von Marta');
    await page.reload();
    await expect(send(page)).toHaveCount(0);
    await bar(page).getByRole('button', { name: 'Riprendi la risposta' }).click();
    await expect(subject(page)).toBeInViewport();
    await expect(subject(page)).toHaveValue('Ihr Angebot von Marta');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page.getByText('Ha scritto una risposta: «Ihr Angebot von Marta»')).toBeVisible();
    expect(
      (await mailbox.only((mail) => isTo(mail, email) && mail.subject === 'Ihr Angebot von Marta')).text,
    ).toContain('Guten Tag Greta Müller,');

    await send(other).click();
    await expect(other.getByText(/ha già scritto, .*«Ihr Angebot von Marta»/)).toBeVisible();
    await expect(body(other)).toHaveValue('Guten Tag,\n\ngern.');
    await expectFitOnPhoneAndDesktop(other);
    await elsewhere.close();
  },
);

test(
  'a request that looks automated is confirmed once the owner says that it is none',
  { tag: '@any-size' },
  async ({ page, request, credentials, mailbox }) => {
    const email = anAddress('non.spam');
    const id = await placeQuote(request, { email, website: 'http://spam.example' });
    await openSignedIn(page, `/admin/preventivi/${id}`, credentials);
    await page.getByRole('button', { name: 'Non è spam' }).click();
    await expect(page.getByText('La conferma all’ospite è in partenza.').first()).toBeVisible();
    await mailbox.only((mail) => isTo(mail, email));
  },
);

test(
  'today begins with what waits longest, and says what is missing',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    await placeQuote(request);
    await openSignedIn(page, '/admin', credentials);
    await expect(page.getByText(/^(rispondi entro|in ritardo di) \d+ /).first()).toBeVisible();
    await expect(page.getByText(/^Le email non partono ancora/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Da completare' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ultimi 30 giorni' })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    await page.goto('/admin/preventivi?dal=2020-01-01&al=2020-01-02');
    await page.getByRole('button', { name: 'Togli i filtri' }).first().click();
    await expect(page.getByRole('link', { name: /Greta Müller/ }).first()).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    await page.getByRole('button', { name: 'Strumenti' }).click();
    await page.getByRole('link', { name: 'Modelli di risposta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modelli di risposta' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
  },
);

test(
  'a request is answered in three taps from the list, whose first request is near',
  { tag: '@any-size' },
  async ({ page, request, credentials, mailbox }) => {
    const email = anAddress('tre.tocchi');
    const id = await placeQuote(request, { email, lastName: 'Tocchi' });
    await page.setViewportSize(SMALL_PHONE);
    // A site where all is well: what is wrong with it stands above everything.
    await page.route('**/api/notices', (route) => route.fulfill({ json: [] }));
    await openSignedIn(page, '/admin/preventivi', credentials);
    const first = page.getByRole('list', { name: 'Preventivi' }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(220);

    await page.locator(`main a[href="/admin/preventivi/${id}"]`).click();
    await begin(page);
    await expect(body(page)).toHaveValue(/€/);
    await send(page).click();
    await expect(bar(page).getByText(/^Non inviata/)).toBeVisible();
    await bar(page).getByRole('button', { name: 'Ho risposto in un altro modo' }).click();
    await expect(bar(page).getByRole('button', { name: 'Segna come confermata' })).toBeInViewport();
    await mailbox.only((mail) => isTo(mail, email) && mail.subject?.startsWith('Ihr Angebot') === true);
    await expectFitOnPhoneAndDesktop(page);
  },
);

test(
  'a request without room and price asks for both, and no way sends it before',
  { tag: '@any-size' },
  async ({ page, request, credentials }) => {
    const id = await placeQuote(request, { preferredRoom: null });
    await openSignedIn(page, `/admin/preventivi/${id}`, credentials);
    await page.setViewportSize(SMALL_PHONE);
    await begin(page);
    await send(page).click();
    const room = page.getByLabel('Camera che proponi');
    await expect(room).toBeFocused();
    await expect(room).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByText('Scegli la camera.')).toBeInViewport();
    await expect(page.locator('main')).not.toContainText('{{');
    await room.selectOption({ label: (await room.locator('option').nth(1).textContent()) ?? '' });
    await expect(body(page)).toHaveValue(/^Guten Tag Greta Müller,[\s\S]*€/);
    await expectFitOnPhoneAndDesktop(page);
  },
);
