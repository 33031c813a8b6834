import type { MessageSummary } from '@ospite/domain';
import type { MessageResponse } from './message.response';

/** A message without its bodies. */
export function presentMessage(message: MessageSummary): MessageResponse {
  return {
    id: message.id,
    kind: message.kind,
    quoteId: message.quoteId,
    reviewId: message.reviewId,
    to: message.to,
    subject: message.subject,
    status: message.status,
    heldBecause: message.heldBecause,
    gatheredIn: message.gatheredIn,
    attempts: message.attempts,
    nextAttemptAt: message.nextAttemptAt?.toISOString() ?? null,
    lastError: message.lastError,
    mayHaveArrived: message.mayHaveArrived,
    keptAsFile: message.keptAsFile,
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
  };
}
