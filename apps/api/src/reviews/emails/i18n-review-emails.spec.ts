import { aProperty, aReview } from '@ospite/domain/testing';
import { readConfig } from '@ospite/server/config';
import { I18nReviewEmails } from './i18n-review-emails';

const emails = new I18nReviewEmails(readConfig({ PUBLIC_URL: 'https://baia.example' }, '/'));
const HOSTILE = '<img src=x onerror=alert(1)>"\'&\r\nBcc: victim@example.org';

it('tells the owner who wrote what, that it waits, and leads into the back-office', () => {
  const email = emails.toOwner(
    aReview({ rating: 4, comment: 'Bello.\n\nTorneremo.', language: 'de' }),
    aProperty(),
  );
  expect(email).toMatchObject({
    kind: 'review-to-owner',
    to: 'info@baiadeiginepri.example',
    replyTo: 'eva@example.org',
    subject: 'Nuova recensione n. 3, voto 4 su 5',
  });
  for (const body of [email.text, email.html]) {
    for (const word of ['Eva', 'eva@example.org', '4 su 5', 'Che mare', 'Bello.', 'Torneremo.', 'tedesco'])
      expect(body).toContain(word);
    expect(body).toContain('È in attesa della tua approvazione');
    expect(body).toContain('https://baia.example/admin/recensioni');
    expect(body).not.toContain('Sembra scritta da un programma');
  }
});

it('says what looks automated', () => {
  const email = emails.toOwner(aReview({ suspected: true }), aProperty());
  expect(email.subject).toBe('Recensione sospetta n. 3, voto 5 su 5');
  expect(email.text).toContain('Sembra scritta da un programma');
});

it('lets nothing that a stranger typed into a header or become an element', () => {
  const typed = { guestName: HOSTILE, title: HOSTILE, comment: HOSTILE };
  const { subject, html, text } = emails.toOwner(aReview(typed), aProperty());
  expect(subject).toBe('Nuova recensione n. 3, voto 5 su 5');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(text).not.toMatch(/\b(review|labels|languages|contact)\.[a-z]|\{\{/i);
});
