// Shows: specification §9 Constants and limits
// Shows: decisions §4 Saves at the same time, §5 Calls beyond §7, §5 Quotes and reviews, §7 Messages by e-mail
import type { Page } from '@playwright/test';
import { haveChosenCookies, ONLY_NECESSARY } from '../../support/cookies';
import { isTo } from '../../support/mailbox';
import { openSignedIn } from '../../support/owner';
import { anAddress, inDays } from '../../support/quote-form';
import { expectFitOnPhoneAndDesktop, SMALL_PHONE } from '../../support/small-phone';
import { expect, test } from '../../support/test';

const aRequest = (email: string, changes: object = {}) => ({
  data: {
    ...{ firstName: 'Greta', lastName: 'Müller', email, phone: '+49 170 1234567' },
    ...{ checkIn: inDays(40), checkOut: inDays(47), guests: 2, preferredRoom: 'bungalow-ginepro' },
    ...{ specialRequests: null, additionalServices: [], language: 'de' },
    ...changes,
  },
});
const subject = (page: Page) => page.getByLabel('Oggetto');
const body = (page: Page) => page.getByLabel('Messaggio');
const send = (page: Page) => page.getByRole('button', { name: 'Invia la risposta' });

test(
  'two owners answer a German guest at once, one by phone: the second is told, and loses nothing',
  { tag: '@any-size' },
  async ({ page, request, browser, credentials, mailbox }) => {
    const email = anAddress('due.titolari');
    const placed = await request.post('/api/quotes', aRequest(email));
    const { id } = await placed.json();
    const address = `/admin/preventivi/${id}`;

    await openSignedIn(page, address, credentials);
    await expect(subject(page)).toHaveValue(/^Ihr Angebot: /);
    await expect(body(page)).toHaveValue(/^Guten Tag Greta Müller,\n\n[\s\S]*7 Nächte[\s\S]*€/);
    await expectFitOnPhoneAndDesktop(page);
    await page.setViewportSize(SMALL_PHONE);
    const bar = page.getByRole('group', { name: 'Come rispondere' });
    await expect(bar.getByRole('button', { name: 'Rispondi' })).toBeInViewport();
    await expect(bar.getByRole('link', { name: 'Chiama' })).toBeInViewport();

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'it-IT' });
    await haveChosenCookies(elsewhere, ONLY_NECESSARY);
    const other = await elsewhere.newPage();
    await openSignedIn(other, address, credentials);
    await subject(other).fill('Ihr Angebot von Piero');
    await body(other).fill('Guten Tag,\n\ngern.');

    await subject(page).fill('Ihr Angebot von Marta');
    await page.reload();
    await expect(subject(page)).toHaveValue('Ihr Angebot von Marta');
    await send(page).click();
    await expect(page.getByText('Risposta in partenza').first()).toBeVisible();
    await expect(page.getByText('Risposta inviata: «Ihr Angebot von Marta»')).toBeVisible();
    expect(
      (await mailbox.only((mail) => isTo(mail, email) && mail.subject === 'Ihr Angebot von Marta')).text,
    ).toContain('Guten Tag Greta Müller,');

    await send(other).click();
    await expect(other.getByText(/ha già risposto, .*«Ihr Angebot von Marta»/)).toBeVisible();
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
    const placed = await request.post('/api/quotes', aRequest(email, { website: 'http://spam.example' }));
    const { id } = await placed.json();
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
    await request.post('/api/quotes', aRequest(anAddress('oggi')));
    await openSignedIn(page, '/admin', credentials);
    await expect(page.getByText(/^(rispondi entro (oggi|domani) alle|in ritardo di) /).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Da completare' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ultimi 30 giorni' })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    await page.goto('/admin/preventivi?dal=2020-01-01&al=2020-01-02');
    await page.getByRole('button', { name: 'Togli i filtri' }).first().click();
    await expect(page.getByRole('link', { name: /Greta Müller/ }).first()).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);

    await page.getByRole('link', { name: 'Modelli di risposta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Modelli di risposta' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salva' })).toBeVisible();
    await expectFitOnPhoneAndDesktop(page);
  },
);
