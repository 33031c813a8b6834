import { DigestEmails, Mailer, type Message, type MessageKind, type NewMessage } from '@ospite/domain';
import { aMessage } from '@ospite/domain/testing';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { enqueueMessages } from './enqueue-messages';

/** Puts messages of one kind into the outbox, due at once, all about quote 7; confirmations each to somebody else. */
export async function enqueueMany(
  em: EntityManager,
  count: number,
  kind: MessageKind,
  at: Date,
): Promise<void> {
  const message = { kind, replyTo: null, text: 't', html: 'h' };
  const messages = Array.from({ length: count }, (_, index) => ({
    ...message,
    to: kind === 'quote-to-guest' ? addressOf(index) : 'greta@example.org',
    subject: `Richiesta n. ${index}`,
  }));
  const own = em.fork();
  await enqueueMessages(own, messages, { quoteId: 7, at, host: 'example.org' });
  await own.flush();
}

function addressOf(index: number): string {
  return index === 0 ? 'greta@example.org' : `guest.${index}.${randomUUID()}@example.org`;
}

/** A mail server that refuses as long as it is told to, and lets something else happen while it takes a message. */
export class FakeMailer extends Mailer {
  readonly taken: Message[] = [];
  refusal: Error | undefined;
  meanwhile: ((message: Message) => Promise<unknown>) | undefined;

  override async send(message: Message): Promise<void> {
    await this.meanwhile?.(message);
    if (this.refusal) throw this.refusal;
    this.taken.push(message);
  }

  override async forget(message: Message): Promise<void> {
    this.taken.splice(this.taken.indexOf(message), 1);
  }
}

/** One message for many, which says how many. */
export class PlainDigestEmails extends DigestEmails {
  override async write(messages: readonly Message[]): Promise<NewMessage> {
    const { replyTo, text, html } = aMessage();
    const kind = messages[0]?.kind === 'review-to-owner' ? 'reviews-gathered' : 'quotes-gathered';
    const subject = `${messages.length} richieste`;
    return { kind, to: 'o@example.org', replyTo, subject, text, html };
  }
}
