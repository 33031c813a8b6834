import type { Message } from '@ospite/domain';
import type { SendMailOptions } from 'nodemailer';
import type { SenderAddress } from './sender-address';

/**
 * A message in nodemailer's words. Headers hold our own words, checked addresses and nothing else; files and
 * addresses on the network that a text might name are never followed.
 */
export function toMail(message: Message, from: SenderAddress): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: message.messageId,
    date: message.createdAt,
    // RFC 3834: keeps holiday notices from answering our automatic messages; a reply is a person's.
    ...(message.kind !== 'quote-reply' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
