import type { Quote } from '@ospite/contracts';
import { mailLink } from '../../../shared/mail-link';
import type { ReplyText } from './reply/reply-text';

type Guest = Pick<Quote, 'email' | 'phone'>;

export function callLink({ phone }: Guest): string | null {
  return phone === null ? null : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Opens the owner's own mail program with the reply in it. */
export function replyLink({ email }: Guest, { subject, body }: ReplyText): string {
  return mailLink(email, `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
}

/**
 * Opens a chat on WhatsApp with the text in it.
 * @param number in the international way, as WhatsApp asks for it
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
