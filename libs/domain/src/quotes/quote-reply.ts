import type { NewMessage } from '../messages/message';
import { DomainError } from '../shared/domain-error';
import { textProblem } from '../shared/field-checks';
import type { Quote, QuoteStatus } from './quote';
import type { QuoteUpdate } from './quote-change';

/** Longest subject and longest body of a reply, in characters; our own limits. */
export const MAX_REPLY_SUBJECT_LENGTH = 200;
export const MAX_REPLY_BODY_LENGTH = 10_000;

/** What the owner writes to the guest. */
export interface QuoteReply {
  readonly subject: string;
  readonly body: string;
}

/**
 * A reply as it is sent: without the blanks around its texts. The subject becomes a mail header, so it has one line.
 * @throws DomainError `quote.invalid` with the fields
 */
export function checkQuoteReply(draft: QuoteReply): QuoteReply {
  const subject = draft.subject.trim();
  const body = draft.body.trim();
  const problems = [
    textProblem('subject', subject, { max: MAX_REPLY_SUBJECT_LENGTH, isRequired: true }),
    textProblem('body', body, { max: MAX_REPLY_BODY_LENGTH, isRequired: true, severalLines: true }),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new DomainError('quote.invalid', {}, problems);
  return { subject, body };
}

/** A first reply makes a waiting quote an answered one; one that went further stays where it is. */
export function statusAfterReply(status: QuoteStatus): QuoteStatus {
  return status === 'pending' ? 'answered' : status;
}

/**
 * What a reply makes of a quote.
 * @param letter what is sent to the guest
 * @throws DomainError `quote.anonymised` when nobody knows any longer who asked
 */
export function replyToQuote(quote: Quote, reply: QuoteReply, letter: NewMessage): QuoteUpdate {
  if (quote.anonymisedAt) throw new DomainError('quote.anonymised');
  const status = statusAfterReply(quote.status);
  const changes: QuoteUpdate['changes'][number][] = [{ field: 'reply', from: null, to: reply.subject }];
  if (status !== quote.status) changes.push({ field: 'status', from: quote.status, to: status });
  return { status, notes: quote.notes, changes, messages: [letter] };
}
