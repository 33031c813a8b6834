import { internationalNumber } from '../calling-codes';
import { callLink, chatLink, replyLink } from './hand-over-links';

const guest = (phone: string | null) => ({ email: 'a+b@example.org', phone });

it('knows the international number, and asks for the country where the guest wrote it as at home', () => {
  expect(internationalNumber('+49 170 123-4567', null)).toBe('491701234567');
  expect(internationalNumber('0049 170 1234567', 'IT')).toBe('491701234567');
  expect(internationalNumber('0170 1234567', null)).toBeNull();
  expect(internationalNumber('0170 1234567', 'DE')).toBe('491701234567');
  expect(internationalNumber('0784 123', 'IT')).toBe('390784123');
  expect(internationalNumber('333 1234567', 'IT')).toBe('393331234567');
  expect(internationalNumber(null, 'DE')).toBeNull();
});

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
