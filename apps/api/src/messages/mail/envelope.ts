import type { Message } from '@ospite/domain';
import type { SendMailOptions } from 'nodemailer';

/** The sender of a message: always our own address, never a guest's, which mail filters reject. */
interface SenderAddress {
  readonly name: string;
  readonly address: string;
}

/** Looks up the sender at the time of sending, since the owner may change it. */
export type FindSender = () => Promise<SenderAddress>;

/**
 * Reads `Name <address>` or a plain address.
 * @returns undefined when there is no address in it
 */
export function parseSenderAddress(text: string): SenderAddress | undefined {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>|([^<>\s]+@[^<>\s]+))\s*$/.exec(text);
  const address = match?.[2] ?? match?.[3];
  return address === undefined ? undefined : { name: match?.[1]?.trim() ?? '', address };
}

/**
 * Whether a header may name this address: servers without SMTPUTF8 refuse a message for good whose header holds a mailbox of
 * other letters (RFC 6532). It stands in the text, too. A domain is written as `xn--…`.
 */
function isPlain(address: string | null): address is string {
  return address !== null && /^[\x21-\x7e]+$/.test(address.slice(0, address.lastIndexOf('@')));
}

/**
 * A message in nodemailer's terms. Headers hold our own words and checked addresses only; files and network
 * addresses that a text might name are never read.
 */
export function toMail(message: Message, from: SenderAddress): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    ...(isPlain(message.replyTo) && { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Logo and pictures, which a mail program would not show where they stand.
    attachDataUrls: true,
    messageId: message.messageId,
    date: message.createdAt,
    // RFC 3834: holiday notices do not answer automatic messages; a reply is written by a person.
    ...(message.kind !== 'quote-reply' && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
