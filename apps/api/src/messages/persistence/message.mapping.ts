import type { Message, MessageSummary } from '@ospite/domain';
import type { MessageRecord } from './message.record';

export function toMessage(row: MessageRecord): Message {
  return { ...toMessageSummary(row), text: row.text, html: row.html };
}

/** Also of a row that was read without its bodies. */
export function toMessageSummary(row: Pick<MessageRecord, keyof MessageSummary>): MessageSummary {
  return {
    id: row.id,
    kind: row.kind,
    quoteId: row.quoteId,
    reviewId: row.reviewId,
    to: row.to,
    replyTo: row.replyTo,
    subject: row.subject,
    status: row.status,
    messageId: row.messageId,
    gatheredIn: row.gatheredIn,
    askedFor: row.askedFor,
    heldBecause: row.heldBecause,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt,
    isBeingTried: row.isBeingTried,
    mayHaveArrived: row.mayHaveArrived,
    keptAsFile: row.keptAsFile,
    lastError: row.lastError,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
  };
}
