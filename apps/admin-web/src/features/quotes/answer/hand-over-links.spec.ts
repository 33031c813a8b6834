import { callLink, chatLink, replyLink } from './hand-over-links';

const guest = (phone: string | null) => ({ email: 'a+b@example.org', phone });

it('carries the text as it was written', () => {
  const text = 'Guten Tag & Grüße,\n\n70 € + 10 %';
  const chat = new URL(chatLink('491701234567', text));
  expect([chat.pathname, chat.searchParams.get('text')]).toEqual(['/491701234567', text]);
  const mail = new URL(replyLink(guest(null), { subject: 'Ihr Angebot?', body: text }));
  expect(mail.pathname).toBe('a%2Bb@example.org');
  expect(decodeURIComponent(/body=(.*)/.exec(mail.search)?.[1] ?? '')).toBe(text);
});

it('calls the number as it is', () => {
  expect(callLink(guest('+49 170 / 12'))).toBe('tel:+4917012');
  expect(callLink(guest(null))).toBeNull();
});
