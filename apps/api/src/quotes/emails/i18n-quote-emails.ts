import {
  QuoteEmails,
  type ConfirmationFacts,
  type NewMessage,
  type Property,
  type Quote,
  type QuoteReply,
  type StayEstimate,
} from '@ospite/domain';
import { officePaths } from '@ospite/i18n/office-paths';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { contactLines, OWNERS_LANGUAGE, renderMessage } from '../../messages';
import { Config } from '@ospite/server/config';
import { facesOf, hostsText, shortStayDates } from './email-words';
import { guestEmail } from './guest-email';
import { ownerEmail } from './owner-email';
import { placeholderValues } from './placeholder-values';

/**
 * E-mails about quotes in the catalogues' words. Our subjects hold only the number and the dates: what a guest typed
 * never stands in a header (specification §15).
 */
@Injectable()
export class I18nQuoteEmails extends QuoteEmails {
  constructor(private readonly config: Config) {
    super();
  }

  override toOwner(quote: Quote, property: Property, estimate?: StayEstimate): NewMessage {
    const dates = shortStayDates(quote, OWNERS_LANGUAGE);
    const key = quote.suspected ? 'owner.subjectSuspected' : 'owner.subject';
    const subject = mailTranslator(OWNERS_LANGUAGE)(key, { number: quote.id, dates });
    return renderMessage(
      { kind: 'quote-to-owner', to: property.email, replyTo: quote.email, subject },
      ownerEmail(quote, property, `${this.config.publicUrl}${officePaths().quote(quote.id)}`, estimate),
    );
  }

  override toGuest(quote: Quote, property: Property, facts: ConfirmationFacts): NewMessage {
    const dates = shortStayDates(quote, quote.language);
    const subject = mailTranslator(quote.language)('guest.subject', { number: quote.id, dates });
    return renderMessage(
      { kind: 'quote-to-guest', to: quote.email, replyTo: property.email, subject },
      guestEmail(quote, property, facts, this.config.publicUrl),
    );
  }

  override placeholderValues = placeholderValues;

  /**
   * The owner may write into a header: the domain has checked that the subject is one line. Below the owner's own words
   * stand faces, if there are any, and whose they are.
   */
  override reply(quote: Quote, property: Property, { subject, body }: QuoteReply): NewMessage {
    const { id, email, language } = quote;
    const t = mailTranslator(language);
    const paragraphs = body.split(/\r?\n(?:[ \t]*\r?\n)+/).filter(Boolean);
    const faces = facesOf(property.hosts);
    const signature = { kind: 'signature', faces, lines: [hostsText(property.hosts, language)] } as const;
    const why = t('reply.why', { number: id, dates: shortStayDates(quote, language) });
    return renderMessage(
      { kind: 'quote-reply', to: email, replyTo: property.email, subject },
      {
        language,
        title: subject,
        letterhead: property.name,
        parts: [
          ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
          ...(faces.length > 0 ? [signature] : []),
        ],
        footer: [why, ...contactLines(property, t, language)],
      },
    );
  }
}
