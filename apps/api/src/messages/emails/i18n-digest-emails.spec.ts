import { aMessage, aProperty, MemoryPropertyStore } from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { I18nDigestEmails } from './i18n-digest-emails';

it('names every quote it stands for, leads to them, and repeats nothing that a stranger typed', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://www.example.org' }, '/');
  const email = await new I18nDigestEmails(config, new MemoryPropertyStore(aProperty())).toOwner([
    aMessage({ subject: 'Nuova richiesta di preventivo n. 7: 10–17 giugno 2026', to: 'vecchia@example.org' }),
    aMessage({ id: 2, subject: 'Richiesta sospetta n. 8: 1–2 luglio 2026', text: 'Greta <b>Müller</b>' }),
  ]);
  expect(email).toMatchObject({
    kind: 'quotes-gathered',
    to: 'vecchia@example.org',
    replyTo: null,
    subject: '2 nuove richieste di preventivo',
  });
  for (const body of [email.text, email.html]) {
    expect(body).toContain('Nuova richiesta di preventivo n. 7: 10–17 giugno 2026');
    expect(body).toContain('Richiesta sospetta n. 8: 1–2 luglio 2026');
    expect(body).toContain('https://www.example.org/admin/preventivi');
    expect(body).not.toMatch(/greta|müller/i);
  }
});

it('does the same of reviews, of which no guest waits', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://www.example.org' }, '/');
  const email = await new I18nDigestEmails(config, new MemoryPropertyStore(aProperty())).toOwner([
    aMessage({ kind: 'review-to-owner', subject: 'Nuova recensione n. 7, voto 5 su 5' }),
    aMessage({
      id: 2,
      kind: 'review-to-owner',
      subject: 'Recensione sospetta n. 8, voto 1 su 5',
      text: 'Greta',
    }),
  ]);
  expect(email).toMatchObject({ kind: 'reviews-gathered', replyTo: null, subject: '2 nuove recensioni' });
  for (const body of [email.text, email.html]) {
    expect(body).toContain('Nuova recensione n. 7, voto 5 su 5');
    expect(body).toContain('Recensione sospetta n. 8, voto 1 su 5');
    expect(body).toContain('https://www.example.org/admin');
    expect(body).not.toMatch(/greta|richiest|conferm/i);
  }
});
