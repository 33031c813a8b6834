import { LANGUAGES } from '@ospite/domain';
import { pathTo, type FixedPage } from '@ospite/i18n/paths';
import { expectAccessible } from '../../support/accessibility';
import { SIZE_OF } from '../../support/addresses';
import { followDates } from './dates-first';
import { aFilledQuote, anAddress, fillQuote } from '../../support/quote-form';
import { isTo } from '../../support/mailbox';
import { expect, test } from '../../support/test';

const OWNER = 'info@baiadeiginepri.example';

const WORDS = {
  it: {
    title: 'Chiedi un preventivo',
    sent: 'Richiesta inviata con successo!',
    sentTitle: 'Richiesta inviata',
    nights: '7 notti',
    email: 'entro 24 ore',
  },
  en: {
    title: 'Ask for a quote',
    sent: 'Request sent successfully!',
    sentTitle: 'Request sent',
    nights: '7 nights',
    email: '24 hours',
  },
  de: {
    title: 'Angebot anfragen',
    sent: 'Anfrage erfolgreich gesendet!',
    sentTitle: 'Anfrage gesendet',
    nights: '7 Nächte',
    email: '24 Stunden',
  },
  es: {
    title: 'Pide presupuesto',
    sent: '¡Solicitud enviada con éxito!',
    sentTitle: 'Solicitud enviada',
    nights: '7 noches',
    email: '24 horas',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const address = (page: FixedPage, slug?: string) => pathTo(page, language, slug);

  test(
    `a guest finds a room and asks for a quote in ${language}`,
    { tag: SIZE_OF[language] },
    async ({ page, mailbox }) => {
      // Once at each size.
      const audit = () => (['it', 'en'].includes(language) ? expectAccessible(page) : Promise.resolve());

      await test.step('the home page comes in the language, before any script', async () => {
        const html = await (await page.request.get(address('home'))).text();
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toMatch(/<h1[^>]*>[\s\S]*Baia dei Ginepri[\s\S]*<\/h1>/);
        await page.goto(address('home'));
        await expect(page.getByRole('contentinfo')).toContainText('San Teodoro');
        await audit();
      });

      await test.step('the rooms list leads to a room', async () => {
        await page
          .locator(`main a[href="${address('rooms')}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(address('rooms'));
        await audit();
        await page
          .locator(`main a[href="${address('room', 'bungalow-ginepro')}"]`)
          .first()
          .click();
        await expect(page).toHaveURL(address('room', 'bungalow-ginepro'));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bungalow Ginepro');
        await expect(page.locator('main')).toContainText('CIN');
        await expect(page.locator('main')).toContainText('€');
        await audit();
      });

      const quote = aFilledQuote({ email: anAddress(`greta.${language}`) });
      await test.step('the form takes the request and says that it was sent', async () => {
        await page.locator(`main form[action="${address('quote')}"] button[type="submit"]`).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await audit();
        await fillQuote(page, quote);
        await expect(page.locator('main')).toContainText(words.nights);
        await page.locator('main form button[type="submit"]').click();
        await expect(page).toHaveURL(
          (url) => url.pathname === address('quoteSent') && url.searchParams.has('ref'),
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
        await expect(page).toHaveTitle(`${words.sentTitle} · Baia dei Ginepri`);
        await expect(page.locator('main')).toContainText('Bungalow Ginepro');
        await expect(page.locator('main')).toContainText(words.nights);
        await audit();
      });

      await test.step('the page still tells what was sent when it is loaded again, and nothing of the person', async () => {
        const response = await page.request.get(page.url());
        expect(response.headers()).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        const html = await response.text();
        expect(html).toContain('Bungalow Ginepro');
        expect(html).not.toMatch(/Greta|Müller|bicicletta/);
        expect(html).not.toContain(quote.email);
      });

      await test.step('owner and guest get their e-mails', async () => {
        const toGuest = await mailbox.only((email) => isTo(email, quote.email));
        expect(toGuest.subject).toBeTruthy();
        expect(toGuest.text).toContain(words.email);
        expect(toGuest.text).toContain('Bungalow Ginepro');
        const toOwner = await mailbox.only(
          (email) => isTo(email, OWNER) && Boolean(email.text?.includes(quote.email)),
        );
        expect(toOwner.replyTo?.[0]?.address).toBe(quote.email);
        expect(toOwner.from?.address).not.toBe(quote.email);
        expect(toOwner.subject).not.toContain('Greta');
        expect(toOwner.html).not.toContain('<b>con</b>');
      });
    },
  );
}

test('a guest names the dates first, and they are kept all the way to the request', async ({
  page,
  mailbox,
}) => {
  await followDates(page, mailbox);
});
