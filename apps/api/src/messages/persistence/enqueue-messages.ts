import type { NewMessage } from '@ospite/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { MessageRecord } from './message.record';

/**
 * Adds messages to the outbox within the caller's transaction, due at once, each with a `Message-ID` for good: they
 * exist exactly when what they are about exists (decisions §7).
 * @param about the quote they are about (null for what is about many), the instant it was stored, and the name of our host for their ids
 */
export function enqueueMessages(
  em: EntityManager,
  messages: readonly NewMessage[],
  about: { quoteId: number | null; at: Date; host: string },
): MessageRecord[] {
  return messages.map((message) =>
    em.create(MessageRecord, {
      ...message,
      quoteId: about.quoteId,
      status: 'pending',
      messageId: `<${message.kind}.${about.quoteId ?? 0}.${randomUUID()}@${about.host}>`,
      gatheredIn: null,
      askedFor: false,
      attempts: 0,
      nextAttemptAt: about.at,
      lastError: null,
      createdAt: about.at,
      sentAt: null,
    }),
  );
}
