import { QuoteLetters, type NewMessage, type Property, type Quote, type QuoteReply } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { officePaths } from '@ospite/i18n/paths';
import { Injectable } from '@nestjs/common';
import { letterHtml, letterText } from '../../messages';
import { Config } from '../../platform/config/config';
import { guestLetter } from './guest-letter';
import { stayInShort } from './letter-words';
import { ownerLetter } from './owner-letter';
import { replyLetter } from './reply-letter';

/**
 * Letters in the catalogues' words. Subjects hold our words, the number and the dates alone: what a guest typed
 * never stands in a header (decisions §7).
 */
@Injectable()
export class CatalogueQuoteLetters extends QuoteLetters {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(quote: Quote, property: Property): NewMessage {
    const letter = ownerLetter(quote, property, `${this.config.publicUrl}${officePaths().quote(quote.id)}`);
    const subject = quote.suspected ? 'owner.subjectSuspected' : 'owner.subject';
    return {
      kind: 'quote-to-owner',
      to: property.email,
      replyTo: quote.email,
      subject: mailTranslator('it')(subject, { number: quote.id, dates: stayInShort(quote, 'it') }),
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }

  override toGuest(quote: Quote, property: Property): NewMessage {
    const letter = guestLetter(quote, property);
    const dates = stayInShort(quote, quote.language);
    return {
      kind: 'quote-to-guest',
      to: quote.email,
      replyTo: property.email,
      subject: mailTranslator(quote.language)('guest.subject', { number: quote.id, dates }),
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }

  /** The subject is the owner's, who may write into a header: it has one line, which the domain has checked. */
  override reply(quote: Quote, property: Property, reply: QuoteReply): NewMessage {
    const letter = replyLetter(quote, property, reply);
    return {
      kind: 'quote-reply',
      to: quote.email,
      replyTo: property.email,
      subject: reply.subject,
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }
}
