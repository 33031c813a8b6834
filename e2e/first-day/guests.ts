import type { Property } from '@ospite/contracts';
import { LANGUAGES } from '@ospite/domain';
import type { Page } from '@playwright/test';
import { aFilledQuote, anAddress, fillQuote, placeQuote } from '../support/quote-form';
import { haveChosenCookies, ONLY_NECESSARY } from '../support/cookies';
import type { UploadedFile } from '../support/photos';
import { expect } from '../support/test';
import { expectNotice, openSection, type Day } from './day';
import type { OwnersRoom } from './houses';

/** A guest who reads German asks for the room, in a browser of her own. */
export async function aGuestAsks({ page }: Day, room: OwnersRoom): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The owner’s page has no browser.');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'de-DE' });
  await haveChosenCookies(context, ONLY_NECESSARY);
  const guest = await context.newPage();
  await guest.goto(`/anfrage?room=${room.slug}`);
  const specialRequests = 'Wir kommen mit dem Fahrrad. Gibt es einen Abstellplatz?';
  await fillQuote(
    guest,
    aFilledQuote({ email: anAddress('greta'), preferredRoom: room.slug, services: [], specialRequests }),
  );
  await guest.locator('main form button[type="submit"]').click();
  await expect(guest).toHaveURL(/\/anfrage\/gesendet/);
  await context.close();
}

/** A guest of each language asks for the room and for every service there is, over the API. */
export async function guestsOfAllLanguagesAsk({ request }: Page, { slug }: OwnersRoom): Promise<void> {
  const property = (await (await request.get('/api/property')).json()) as Property;
  const additionalServices = [...property.offeredServices, ...property.ownServices.map(({ id }) => id)];
  for (const language of LANGUAGES)
    await placeQuote(request, { language, preferredRoom: slug, additionalServices });
}

/** The template is in German already, with the guest's name, dates and price. */
export async function answerInGerman(day: Day): Promise<void> {
  const { page } = day;
  await openSection(day, 'Oggi');
  const request = page.getByRole('link', { name: 'Greta Müller' });
  await request.waitFor();
  await day.look('oggi-richiesta');
  await request.click();
  await page
    .getByRole('group', { name: 'Il prossimo passo' })
    .getByRole('button', { name: 'Rispondi' })
    .click();
  await expect(page.getByLabel('Oggetto')).toHaveValue(/^Ihr Angebot: /);
  await expect(page.getByLabel('Messaggio')).toHaveValue(/^Guten Tag Greta Müller,[\s\S]*7 Nächte[\s\S]*€/);
  await day.look('risposta');
  await page.getByRole('button', { name: 'Invia la risposta' }).click();
  // The product of the first day has no mail server yet.
  await expect(page.getByText('Non inviata: la posta non era configurata').first()).toBeVisible();
  await expectNotice(day, 'Ha scritto una risposta: «Ihr Angebot: ');
}

/** A review waits, is read, shown and answered for everybody. */
export async function approveAReview(day: Day): Promise<void> {
  const { page } = day;
  const review = {
    guestName: 'Eva',
    email: anAddress('eva'),
    rating: 5,
    title: 'Wunderbar ruhig',
    language: 'de',
    comment: 'Wir waren sehr zufrieden, und alles war ganz nah.',
  };
  expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201);
  await openSection(day, 'Camere');
  await openSection(day, 'Oggi');
  await page.getByRole('link', { name: 'Leggi e approva' }).click();
  const card = page.getByRole('article', { name: review.title });
  await card.waitFor();
  await day.look('recensioni');
  await card.getByRole('button', { name: 'Approva' }).click();
  await expectNotice(day, 'Recensione approvata');
  // It is public once nobody can take it back any more.
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(card.getByRole('button', { name: 'Elimina' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Rispondi' }).click();
  const reply = card.getByLabel('La tua risposta a Eva');
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport({ ratio: 1 });
  await reply.fill('Grazie Eva, vi aspettiamo ancora!');
  await card.getByRole('button', { name: 'Salva la risposta' }).click();
  await expectNotice(day, 'La tua risposta è pubblicata.');
}

/** An event of the village, with a picture and a date. */
export async function announceAnEvent(day: Day, photo: readonly UploadedFile[], date: string): Promise<void> {
  const { page } = day;
  await openSection(day, 'Altro');
  await day.look('altro');
  await page.getByRole('main').getByRole('link', { name: 'Eventi' }).click();
  await page.getByRole('button', { name: 'Nuovo evento' }).click();
  const text = (name: RegExp) => page.getByRole('group', { name }).getByLabel('italiano');
  await text(/^Titolo/).fill('Festa di Sant’Andrea');
  await text(/^Descrizione/).fill('Processione, musica e grigliata in piazza. Ingresso libero.');
  await page.getByLabel('Primo giorno').fill(date);
  await day.look('evento');
  await page.getByLabel('Scegli una foto').and(page.locator('input')).setInputFiles(photo);
  await page.getByRole('button', { name: 'Crea l’evento' }).click();
  await expectNotice(day, 'Evento creato con successo!');
}

/** What the site says, page by page, with what is missing. */
export async function lookAtTheTexts(day: Day): Promise<void> {
  const { page } = day;
  await openSection(day, 'Altro');
  await page.getByRole('main').getByRole('link', { name: 'Testi del sito' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Testi e immagini del sito' })).toBeVisible();
  await expect(page.getByText('Caricamento…')).toHaveCount(0);
  await day.look('testi');
}
