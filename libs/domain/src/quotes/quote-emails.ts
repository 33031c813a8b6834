import type { NewMessage } from '../messages';
import type { Property } from '../property';
import type { ReplyPlaceholder } from './answer/placeholders';
import type { StayEstimate } from './stay/estimate-stay';
import type { Quote } from './quote';

/** What the owner writes to a guest. */
export interface QuoteReply {
  readonly subject: string;
  readonly body: string;
}

/** What the owner writes about a quote, in words of the guest's language; null where only the owner knows it. */
export type PlaceholderValues = Readonly<Record<ReplyPlaceholder, string | null>>;

/** Port: writes the e-mails about a quote. */
export abstract class QuoteEmails {
  /**
   * All details and a link into the back-office; the owner's answer goes to the guest. Source: specification §15.
   * @param estimate as the page after sending shows it; undefined where nothing can be estimated
   */
  abstract toOwner(quote: Quote, property: Property, estimate: StayEstimate | undefined): NewMessage;
  /**
   * In the guest's language: what was asked, what it is likely to cost, what happens next. Source: specification §15.
   * @param estimate as above
   */
  abstract toGuest(quote: Quote, property: Property, estimate: StayEstimate | undefined): NewMessage;
  /** What templates of replies take for their placeholders. @param estimate undefined where nothing can be estimated */
  abstract placeholderValues(
    quote: Quote,
    property: Property,
    estimate: StayEstimate | undefined,
  ): PlaceholderValues;
  /** The owner's own words, with a footer in the guest's language. Source: specification §13, Quotes and reviews. */
  abstract reply(quote: Quote, property: Property, reply: QuoteReply): NewMessage;
}
