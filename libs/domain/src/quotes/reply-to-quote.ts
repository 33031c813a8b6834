import type { PropertyStore } from '../property/property-store';
import type { Quote } from './quote';
import type { QuoteEmails } from './quote-emails';
import { checkQuoteReply, replyToQuote, type QuoteReply } from './quote-reply';
import type { QuoteEditor, QuoteStore } from './quote-store';

/** Answers a guest: the letter waits in the outbox exactly when the quote is marked. Source: decisions §5, quotes. */
export class ReplyToQuote {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly properties: PropertyStore,
    private readonly letters: QuoteEmails,
  ) {}

  /**
   * @throws DomainError `quote.invalid` with the fields, `quote.not_found`, `quote.changed`, `quote.anonymised`,
   *   `property.not_found`
   */
  async reply(id: number, draft: QuoteReply, editor: QuoteEditor): Promise<Quote> {
    const reply = checkQuoteReply(draft);
    const property = await this.properties.get();
    return this.quotes.change(id, editor, (quote) =>
      replyToQuote(quote, reply, this.letters.reply(quote, property, reply)),
    );
  }
}
