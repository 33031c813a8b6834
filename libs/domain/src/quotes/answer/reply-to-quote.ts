import type { NewMessage } from '../../messages';
import type { PropertyStore } from '../../property';
import { DomainError, openPlaceholder, textProblem, type Clock, type KeyedSubmission } from '../../shared';
import type { Quote } from '../quote';
import type { QuoteUpdate } from './quote-change';
import type { QuoteEmails, QuoteReply } from '../quote-emails';
import type { QuoteEditor, QuoteStore } from '../quote-store';

/** Longest subject and longest body of a reply, in characters; our own limits. */
export const MAX_REPLY_SUBJECT_LENGTH = 200;
export const MAX_REPLY_BODY_LENGTH = 10_000;

/**
 * Answers a guest: the e-mail is in the outbox exactly when the quote's history says so. Source: specification §13,
 * Quotes and reviews.
 */
export class ReplyToQuote {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly properties: PropertyStore,
    private readonly emails: QuoteEmails,
    private readonly clock: Clock,
  ) {}

  /**
   * A reply that is sent again under its key sends one e-mail.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @throws DomainError `quote.invalid` and `quote.unfinished` with the fields, `quote.not_found`, `quote.key_reused`,
   *   `quote.changed`, `quote.anonymised`, `property.not_found`
   */
  async reply(
    id: number,
    draft: QuoteReply,
    editor: QuoteEditor,
    idempotencyKey: string | undefined,
  ): Promise<Quote> {
    const reply = checkQuoteReply(draft);
    const property = await this.properties.get();
    const identity = idempotencyKey === undefined ? undefined : keyedReply(idempotencyKey, reply);
    return this.quotes.change(id, { ...editor, identity }, this.clock.now(), (quote) =>
      afterReply(quote, reply, this.emails.reply(quote, property, reply)),
    );
  }
}

/**
 * A reply as it is sent: without the blanks around its texts. The subject becomes a header, so it has one line.
 * @throws DomainError `quote.invalid` with the fields; `quote.unfinished` with those in which a placeholder is left
 */
export function checkQuoteReply({ subject, body }: QuoteReply): QuoteReply {
  const problems = [
    textProblem('subject', subject, { max: MAX_REPLY_SUBJECT_LENGTH, isRequired: true }),
    textProblem('body', body, { max: MAX_REPLY_BODY_LENGTH, isRequired: true, severalLines: true }),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new DomainError('quote.invalid', {}, problems);
  const unfinished = (['subject', 'body'] as const).flatMap((field) => {
    const placeholder = openPlaceholder({ subject, body }[field]);
    return placeholder ? [{ field, code: 'open_placeholder' as const, facts: { placeholder } }] : [];
  });
  if (unfinished.length > 0) throw new DomainError('quote.unfinished', {}, unfinished);
  return { subject: subject.trim(), body: body.trim() };
}

/**
 * The state that a reply is based on is not compared: the reply itself has changed it by the time it is sent again.
 */
function keyedReply(key: string, { subject, body }: QuoteReply): KeyedSubmission {
  return { kind: 'key', key, content: JSON.stringify([subject, body]) };
}

/**
 * The first reply marks a pending quote as answered; a quote that is further along keeps its status. Nobody replies to
 * spam, and whoever has a reply needs no confirmation any more that the request has come.
 * @throws DomainError `quote.anonymised` when the guest's data were removed
 */
export function afterReply(quote: Quote, reply: QuoteReply, message: NewMessage): QuoteUpdate {
  if (quote.anonymisedAt) throw new DomainError('quote.anonymised');
  const status = quote.status === 'pending' ? 'answered' : quote.status;
  const changes: QuoteUpdate['changes'][number][] = [{ field: 'reply', from: null, to: reply.subject }];
  if (status !== quote.status) changes.push({ field: 'status', from: quote.status, to: status });
  if (quote.suspected) changes.push({ field: 'suspected', from: 'true', to: 'false' });
  return { status, notes: quote.notes, suspected: false, changes, messages: [message] };
}
