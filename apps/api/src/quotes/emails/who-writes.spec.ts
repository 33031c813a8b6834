import type { ConfirmationFacts } from '@ospite/domain';
import { aProperty, aQuote, aRoomImage } from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { I18nQuoteEmails } from './i18n-quote-emails';

const emails = new I18nQuoteEmails(readConfig({ PUBLIC_URL: 'https://baia.example' }, '/'));
const FACTS: ConfirmationFacts = { room: undefined, estimate: undefined, words: { steps: [] } };

describe('who writes', () => {
  const face = (url: string, height: number) => ({
    ...aRoomImage({ url, width: 480, height, variants: [] }),
  });
  const marta = {
    name: 'Marta Deledda',
    languages: [],
    pictureAlt: null,
    picture: face('/uploads/hosts/m.jpg', 480),
  };
  const piero = { ...marta, name: 'Piero Deledda', picture: face('/uploads/hosts/p.jpg', 640) };
  const hosts = [marta, piero];

  it.each([
    ['it', 'Marta e Piero Deledda'],
    ['en', 'Marta and Piero Deledda'],
    ['de', 'Marta und Piero Deledda'],
    ['es', 'Marta y Piero Deledda'],
  ] as const)('is named and shown in %s above the property’s name, and below a reply', (language, names) => {
    const quote = aQuote({ language });
    const confirmation = emails.toGuest(quote, aProperty({ hosts }), FACTS);
    expect(confirmation.text).toMatch(new RegExp(`,?\\n${names}\\nBaia dei Ginepri\\n`));
    const reply = emails.reply(quote, aProperty({ hosts }), { subject: 'Ciao', body: 'Ciao!' });
    expect(reply.text).toContain(`Ciao!\n\n${names}\n\n-- `);
    for (const { html } of [confirmation, reply]) {
      expect(html).toContain('<img data-file="/uploads/hosts/m.jpg" alt="" width="56" height="56"');
      // In its own proportions where a mail program cannot crop.
      expect(html).toContain('<img data-file="/uploads/hosts/p.jpg" alt="" width="56" height="75"');
      expect(html).toContain(names);
    }
  });

  it('is named alone where there is no portrait, and nobody where the owner names nobody', () => {
    const faceless = hosts.map((host) => ({ ...host, picture: null }));
    const quote = aQuote({ language: 'it' });
    const named = emails.toGuest(quote, aProperty({ hosts: faceless }), FACTS);
    expect(named.text).toContain('A presto,\nMarta e Piero Deledda\nBaia dei Ginepri\n');
    const nobody = emails.toGuest(quote, aProperty({ hosts: [] }), FACTS);
    expect(nobody.text).toContain('A presto,\nBaia dei Ginepri\n');
    for (const { html } of [named, nobody]) expect(html).not.toContain('<img');
    const reply = emails.reply(quote, aProperty({ hosts: faceless }), { subject: 'Ciao', body: 'Ciao!' });
    expect(reply.text).toContain('Ciao!\n\n-- ');
  });
});
