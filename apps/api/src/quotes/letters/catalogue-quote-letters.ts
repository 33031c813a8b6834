import { QuoteLetters, type NewMessage, type Property, type Quote } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { guestLetter } from './guest-letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';
import { stayInShort } from './letter-words';
import { ownerLetter } from './owner-letter';

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
    const letter = ownerLetter(quote, property, `${this.config.publicUrl}/admin/preventivi/${quote.id}`);
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
}
