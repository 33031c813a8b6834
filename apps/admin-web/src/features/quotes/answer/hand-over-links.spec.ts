import { callLink, chatLink, mailLink } from './hand-over-links';

const guest = (phone: string | null, language: 'it' | 'en' | 'de' | 'es' = 'de') => ({
  email: 'a+b@example.org',
  phone,
  language,
});
const numberOf = (link: string | null) => link && new URL(link).pathname.slice(1);

it('opens a chat under the international number, also where the guest wrote it as at home', () => {
  expect(numberOf(chatLink(guest('+49 170 123-4567'), ''))).toBe('491701234567');
  expect(numberOf(chatLink(guest('0049 170 1234567'), ''))).toBe('491701234567');
  expect(numberOf(chatLink(guest('0170 1234567'), ''))).toBe('491701234567');
  expect(numberOf(chatLink(guest('0784 123', 'it'), ''))).toBe('390784123');
  expect(numberOf(chatLink(guest('333 1234567', 'it'), ''))).toBe('393331234567');
});

it('offers no chat where the country is anybody’s guess, or there is no number', () => {
  expect(chatLink(guest('0170 1234567', 'en'), '')).toBeNull();
  expect(chatLink(guest(null), '')).toBeNull();
});

it('carries the text as it was written', () => {
  const text = 'Guten Tag & Grüße,\n\n70 € + 10 %';
  expect(new URL(chatLink(guest('+49 1'), text) ?? '').searchParams.get('text')).toBe(text);
  const mail = new URL(mailLink(guest(null), { subject: 'Ihr Angebot?', body: text }));
  expect(mail.pathname).toBe('a%2Bb@example.org');
  expect(decodeURIComponent(/body=(.*)/.exec(mail.search)?.[1] ?? '')).toBe(text);
});

it('calls the number as it is', () => {
  expect(callLink(guest('+49 170 / 12'))).toBe('tel:+4917012');
  expect(callLink(guest(null))).toBeNull();
});
