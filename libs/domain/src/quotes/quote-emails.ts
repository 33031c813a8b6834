import type { NewMessage } from '../messages';
import type { Property } from '../property';
import type { Room } from '../rooms';
import type { ReplyPlaceholder } from './answer/placeholders';
import type { StayEstimate } from './stay/estimate-stay';
import type { ConfirmationWords } from './confirmation-words';
import type { Quote } from './quote';

/** What the owner writes to a guest. */
export interface QuoteReply {
  readonly subject: string;
  readonly body: string;
}

/** The values of a reply's placeholders, in the guest's language; null where only the owner knows them. */
export type PlaceholderValues = Readonly<Record<ReplyPlaceholder, string | null>>;

/** What the confirmation to a guest says beside the request. */
export interface ConfirmationFacts {
  /** The preferred room, where guests see it. */
  readonly room: Room | undefined;
  /** As the page after sending shows it; undefined where nothing can be estimated. */
  readonly estimate: StayEstimate | undefined;
  /** The owner's, in the guest's language. */
  readonly words: ConfirmationWords;
}

/** Port: writes the e-mails about a quote. */
export abstract class QuoteEmails {
  /**
   * All details and a link into the back-office; the owner's answer goes to the guest. Source: specification §15.
   * @param estimate as the page after sending shows it; undefined where nothing can be estimated
   */
  abstract toOwner(quote: Quote, property: Property, estimate: StayEstimate | undefined): NewMessage;
  /**
   * In the guest's language: what was asked, what it is likely to cost, what happens next. Source: specification §15.
   */
  abstract toGuest(quote: Quote, property: Property, facts: ConfirmationFacts): NewMessage;
  /** The values for the placeholders of a reply. @param estimate undefined where nothing can be estimated */
  abstract placeholderValues(
    quote: Quote,
    property: Property,
    estimate: StayEstimate | undefined,
  ): PlaceholderValues;
  /** The owner's own words, with a footer in the guest's language. Source: specification §13, Quotes and reviews. */
  abstract reply(quote: Quote, property: Property, reply: QuoteReply): NewMessage;
}
