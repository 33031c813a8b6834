import type { Message } from './message';

/** A message that waits in the outbox. */
export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    id: 1,
    kind: 'quote-to-owner',
    quoteId: 7,
    reviewId: null,
    to: 'info@baiadeiginepri.example',
    replyTo: 'greta.mueller@example.org',
    subject: 'Nuova richiesta di preventivo',
    text: 'Greta Müller chiede un preventivo.',
    html: '<p>Greta Müller chiede un preventivo.</p>',
    status: 'pending',
    messageId: '<1@baiadeiginepri.example>',
    gatheredIn: null,
    askedFor: false,
    heldBecause: null,
    attempts: 0,
    nextAttemptAt: new Date('2026-05-01T08:30:00Z'),
    isBeingTried: false,
    mayHaveArrived: false,
    keptAsFile: false,
    lastError: null,
    createdAt: new Date('2026-05-01T08:30:00Z'),
    sentAt: null,
    ...changes,
  };
}
