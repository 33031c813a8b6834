import { QuoteEmails, type NewMessage, type Property, type Quote, type QuoteReply } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { emailHtml, emailText } from '../../messages';
import { Config } from '../../platform/config/config';
import { guestEmail } from './guest-email';
import { stayInShort } from './email-words';
import { ownerEmail } from './owner-email';
import { replyEmail } from './reply-email';

/**
 * Letters in the catalogues' words. Subjects hold our words, the number and the dates alone: what a guest typed
 * never stands in a header (decisions §7).
 */
@Injectable()
export class I18nQuoteEmails extends QuoteEmails {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(quote: Quote, property: Property): NewMessage {
    const email = ownerEmail(quote, property, `${this.config.publicUrl}/admin/preventivi/${quote.id}`);
    const subject = quote.suspected ? 'owner.subjectSuspected' : 'owner.subject';
    return {
      kind: 'quote-to-owner',
      to: property.email,
      replyTo: quote.email,
      subject: mailTranslator('it')(subject, { number: quote.id, dates: stayInShort(quote, 'it') }),
      text: emailText(email),
      html: emailHtml(email),
    };
  }

  override toGuest(quote: Quote, property: Property): NewMessage {
    const email = guestEmail(quote, property);
    const dates = stayInShort(quote, quote.language);
    return {
      kind: 'quote-to-guest',
      to: quote.email,
      replyTo: property.email,
      subject: mailTranslator(quote.language)('guest.subject', { number: quote.id, dates }),
      text: emailText(email),
      html: emailHtml(email),
    };
  }

  /** The subject is the owner's, who may write into a header: it has one line, which the domain has checked. */
  override reply(quote: Quote, property: Property, reply: QuoteReply): NewMessage {
    const email = replyEmail(quote, property, reply);
    return {
      kind: 'quote-reply',
      to: quote.email,
      replyTo: property.email,
      subject: reply.subject,
      text: emailText(email),
      html: emailHtml(email),
    };
  }
}
