import type { APIRequestContext } from '@playwright/test';
import { LANGUAGES, type Language } from '@ospite/domain';
import { pathTo } from '@ospite/i18n/paths';
import type { Credentials } from '../../support/data-folder';
import { isTo } from '../../support/mailbox';
import { smallPhotos } from '../../support/photos';
import { aFilledQuote, anAddress, fillQuote } from '../../support/quote-form';
import { expect, test } from '../../support/test';

const OWNER = 'info@baiadeiginepri.example';

const ROOM = {
  name: 'Bungalow Corbezzolo',
  slug: 'bungalow-corbezzolo',
  shortDescription: 'Tondo, tra i corbezzoli.',
  shortDescriptionEn: 'Round, among the strawberry trees.',
  shortDescriptionDe: 'Rund, zwischen Erdbeerbäumen.',
  shortDescriptionEs: 'Redondo, entre madroños.',
  description: 'Pietra chiara, tetto di paglia e un giardino per due.',
  descriptionEn: 'Pale stone, a thatched roof and a garden for two.',
  descriptionDe: 'Heller Stein, ein Strohdach und ein Garten für zwei.',
  descriptionEs: 'Piedra clara, techo de paja y un jardín para dos.',
  maxGuests: 2,
  amenities: ['kitchenette'],
  images: [],
  isActive: true,
  cin: 'IT090092B4000X0099',
  iun: 'E0099',
};

/** What a guest of each language reads: on the list, on the room's page, after sending, and in their e-mail. */
const READS: Readonly<
  Record<Language, Readonly<Record<'card' | 'page' | 'prices' | 'sent' | 'subject' | 'email', string>>>
> = {
  it: {
    card: ROOM.shortDescription,
    page: ROOM.description,
    prices: 'Alta stagione',
    sent: 'Richiesta inviata con successo!',
    subject: 'Richiesta di preventivo',
    email: 'La tua richiesta è arrivata',
  },
  en: {
    card: ROOM.shortDescriptionEn,
    page: ROOM.descriptionEn,
    prices: 'High season',
    sent: 'Request sent successfully!',
    subject: 'Quote request',
    email: 'Your request has reached us',
  },
  de: {
    card: ROOM.shortDescriptionDe,
    page: ROOM.descriptionDe,
    prices: 'Hauptsaison',
    sent: 'Anfrage erfolgreich gesendet!',
    subject: 'Anfrage Nr.',
    email: 'Ihre Anfrage ist angekommen',
  },
  es: {
    card: ROOM.shortDescriptionEs,
    page: ROOM.descriptionEs,
    prices: 'Temporada alta',
    sent: '¡Solicitud enviada con éxito!',
    subject: 'Solicitud de presupuesto',
    email: 'Tu solicitud ha llegado',
  },
};
/** How the owner's e-mail names the guest's language. */
const LANGUAGE_NAMES = { it: 'italiano', en: 'inglese', de: 'tedesco', es: 'spagnolo' };

/** Publishes the room with two pictures and both prices. @returns its id */
async function publish(owner: APIRequestContext, { username, password }: Credentials): Promise<number> {
  const signedIn = await owner.post('/api/auth/login', { data: { username, password } });
  expect(signedIn.status()).toBe(200);
  const created = await owner.post('/api/rooms', { data: ROOM });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  for (const [imageOrder, image] of (await smallPhotos()).slice(0, 2).entries()) {
    const uploaded = await owner.post(`/api/rooms/${id}/images`, {
      multipart: { image, imageOrder: String(imageOrder), isMain: String(imageOrder === 0) },
    });
    expect(uploaded.status()).toBe(201);
  }
  for (const [season, pricePerNight] of [
    ['high', '120€'],
    ['low', '70-85€'],
  ])
    expect((await owner.patch(`/api/pricing/${id}/${season}`, { data: { pricePerNight } })).status()).toBe(
      200,
    );
  return id;
}

test.describe('from the first start', () => {
  test.use({ javaScriptEnabled: false });

  // Alone: others count the rooms.
  test('the owner publishes a room; guests of every language see it at once without script, ask, and both get their e-mails', async ({
    page,
    request,
    context,
    credentials,
    mailbox,
  }) => {
    for (const language of LANGUAGES) {
      const before = await request.get(pathTo('room', language, ROOM.slug));
      expect(before.status(), language).toBe(404);
      expect(await (await request.get(pathTo('rooms', language))).text()).not.toContain(ROOM.name);
    }
    const id = await publish(request, credentials);
    try {
      for (const language of LANGUAGES)
        await test.step(`a guest who reads ${language}`, async () => {
          await context.clearCookies();
          const reads = READS[language];
          await page.goto(pathTo('rooms', language));
          const card = page.getByRole('article').filter({ hasText: ROOM.name });
          await expect(card).toContainText(reads.card);
          await expect(card.getByRole('img')).toHaveAttribute('src', /\/uploads\//);
          await card.getByRole('link', { name: ROOM.name }).first().click();
          await expect(page).toHaveURL(pathTo('room', language, ROOM.slug));

          const main = page.getByRole('main');
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(ROOM.name);
          for (const text of [reads.page, reads.prices, /120\s?€|€\s?120/, /70–85\s?€|€\s?70–85/, ROOM.cin])
            await expect(main).toContainText(text);
          const picture = await main.locator('img[src*="/uploads/"]').first().getAttribute('src');
          const file = await request.get(picture ?? '');
          expect(file.headers()['content-type']).toMatch(/^image\//);

          await main.locator(`form[action="${pathTo('quote', language)}"] button[type="submit"]`).click();
          await expect(page).toHaveURL(
            (url) => url.pathname === pathTo('quote', language) && url.searchParams.get('room') === ROOM.slug,
          );
          const email = anAddress(`corbezzolo.${language}`);
          // Without script nobody measures how fast it is filled in.
          await fillQuote(page, aFilledQuote({ email, preferredRoom: ROOM.slug, specialRequests: '' }));
          await page.locator('[name="specialRequests"]').fill('Arriviamo in bicicletta.');
          await page.locator('main form button[type="submit"]').click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(reads.sent);
          expect(new URL(page.url()).pathname).toBe(pathTo('quoteSent', language));
          await expect(main).toContainText(ROOM.name);

          const toGuest = await mailbox.only((sent) => isTo(sent, email));
          expect(toGuest.subject).toContain(reads.subject);
          for (const text of [reads.email, ROOM.name, 'Greta']) expect(toGuest.html).toContain(text);
          const toOwner = await mailbox.only(
            (sent) => isTo(sent, OWNER) && Boolean(sent.text?.includes(email)),
          );
          expect(toOwner.subject).toMatch(/^Nuova richiesta di preventivo n\. \d/);
          for (const text of [ROOM.name, 'Greta Müller', LANGUAGE_NAMES[language], 'bicicletta'])
            expect(toOwner.text).toContain(text);
        });
    } finally {
      expect((await request.delete(`/api/rooms/${id}`)).status()).toBe(204);
    }
    for (const language of LANGUAGES)
      expect((await request.get(pathTo('room', language, ROOM.slug))).status()).toBe(404);
  });
});
