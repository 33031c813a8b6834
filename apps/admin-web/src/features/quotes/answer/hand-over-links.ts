import type { Quote } from '@ospite/contracts';
import type { ReplyText } from './reply-text';

type Guest = Pick<Quote, 'email' | 'phone'>;

export function callLink({ phone }: Guest): string | null {
  return phone === null ? null : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opens the owner's own mail program with the reply in it. */
export function mailLink({ email }: Guest, { subject, body }: ReplyText): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * Opens a chat on WhatsApp with the text in it.
 * @param number in the international way, as WhatsApp asks for it
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
