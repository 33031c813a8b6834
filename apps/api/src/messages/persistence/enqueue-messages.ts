import type { NewMessage } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { MessageRecord } from './message.record';

/**
 * Adds messages to the outbox within the caller's transaction, due at once, each with a `Message-ID` for good: they
 * exist exactly when what they are about exists (decisions §7).
 * @param about the quote they are about, the instant it was stored, and the name of our host for their ids
 */
export function enqueueMessages(
  em: EntityManager,
  messages: readonly NewMessage[],
  about: { quoteId: number; at: Date; host: string },
): void {
  for (const message of messages) {
    em.create(MessageRecord, {
      ...message,
      quoteId: about.quoteId,
      status: 'pending',
      messageId: `<${message.kind}.${about.quoteId}.${randomUUID()}@${about.host}>`,
      attempts: 0,
      nextAttemptAt: about.at,
      lastError: null,
      createdAt: about.at,
      sentAt: null,
    });
  }
}
