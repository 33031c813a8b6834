import type { Message } from '@ospite/domain';
import type { MessageRecord } from './message.record';

/** Row to domain. */
export function toMessage(row: MessageRecord): Message {
  return {
    id: row.id,
    kind: row.kind,
    quoteId: row.quoteId,
    to: row.to,
    replyTo: row.replyTo,
    subject: row.subject,
    text: row.text,
    html: row.html,
    status: row.status,
    messageId: row.messageId,
    gatheredIn: row.gatheredIn,
    askedFor: row.askedFor,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt,
    lastError: row.lastError,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
  };
}
