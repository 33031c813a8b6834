import type { NewMessage } from '../messages/message';
import type { Property } from '../property/property';
import type { Quote } from './quote';
import type { QuoteReply } from './quote-reply';

/** Port: what the letters about a quote say. The sentences are the catalogues', so the domain only names the letters. */
export abstract class QuoteEmails {
  /** All details, a link into the back-office, answers go to the guest. Source: decisions §7. */
  abstract toOwner(quote: Quote, property: Property): NewMessage;
  /** In the guest's language: what was asked, what happens next. Source: decisions §7. */
  abstract toGuest(quote: Quote, property: Property): NewMessage;
  /** The owner's own words, with a footer in the guest's language. Source: decisions §5, quotes. */
  abstract reply(quote: Quote, property: Property, reply: QuoteReply): NewMessage;
}
