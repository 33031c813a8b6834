import type { NewMessage } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { startConfirmation, type ConfirmationStart } from './confirmations';
import { MessageRecord } from './message.record';

/** What messages are about (nothing for a message about many), when it was stored, and our host, for their ids. */
export interface MessageOccasion {
  readonly quoteId?: number;
  readonly reviewId?: number;
  readonly at: Date;
  readonly host: string;
}

const UNLIMITED: Readonly<Record<keyof ConfirmationStart, null>> = { mailboxHash: null, heldBecause: null };

/**
 * Adds messages to the outbox within the caller's transaction, due at once, each with a `Message-ID` for good: they
 * exist exactly when what they are about exists (decisions §7). A confirmation to a mailbox that has had its share is
 * added as held.
 */
export async function enqueueMessages(
  em: EntityManager,
  messages: readonly NewMessage[],
  { quoteId, reviewId, at, host }: MessageOccasion,
): Promise<MessageRecord[]> {
  const rows: MessageRecord[] = [];
  for (const message of messages) {
    const start = message.kind === 'quote-to-guest' ? await startConfirmation(em, message.to, at) : UNLIMITED;
    rows.push(
      em.create(MessageRecord, {
        ...message,
        ...start,
        quoteId: quoteId ?? null,
        reviewId: reviewId ?? null,
        status: start.heldBecause ? 'held' : 'pending',
        messageId: `<${message.kind}.${quoteId ?? reviewId ?? 0}.${randomUUID()}@${host}>`,
        gatheredIn: null,
        askedFor: false,
        attempts: 0,
        nextAttemptAt: start.heldBecause ? null : at,
        lastError: null,
        createdAt: at,
        sentAt: null,
      }),
    );
  }
  return rows;
}
