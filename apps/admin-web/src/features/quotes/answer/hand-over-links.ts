import type { Quote } from '@ospite/contracts';
import type { ReplyText } from './reply-text';

type Guest = Pick<Quote, 'email' | 'phone' | 'language'>;

/** Calling codes that a number without one most likely belongs to, by the guest's language; English says nothing. */
const CALLING_CODES: Readonly<Record<Quote['language'], string | null>> = {
  it: '39',
  de: '49',
  es: '34',
  en: null,
};

export function callLink({ phone }: Guest): string | null {
  return phone === null ? null : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opens the owner's own mail program with the reply in it. */
export function mailLink({ email }: Guest, { subject, body }: ReplyText): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * Opens a chat on WhatsApp with the text in it; null where the number cannot be told in the international way that
 * WhatsApp asks for.
 */
export function chatLink(guest: Guest, text: string): string | null {
  const number = internationalNumber(guest);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

function internationalNumber({ phone, language }: Guest): string | null {
  const dialled = phone?.replace(/[^\d+]/g, '') ?? '';
  const digits = dialled.replace(/\D/g, '');
  if (digits === '') return null;
  if (dialled.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const code = CALLING_CODES[language];
  // Italian numbers keep their leading zero abroad, others lose it.
  return code && code + (language === 'it' ? digits : digits.replace(/^0/, ''));
}
