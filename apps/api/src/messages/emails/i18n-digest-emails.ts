import { DigestEmails, PropertyStore, type Message, type NewMessage } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { contactLines } from './contact-lines';
import type { EmailPart } from './email';
import { emailHtml } from './email-html';
import { emailText } from './email-text';

/** The back-office is Italian, so are its emails. */
const LANGUAGE = 'it';

/** What differs between an email for many quotes and one for many reviews: kind, sentences, and where it leads. */
const OF_QUOTES = {
  kind: 'quotes-gathered',
  subject: 'quotesDigest.subject',
  title: 'quotesDigest.title',
  why: 'quotesDigest.why',
  notice: 'quotesDigest.guests',
  open: 'quotesDigest.open',
  page: '/admin/preventivi',
} as const;
const OF_REVIEWS = {
  kind: 'reviews-gathered',
  subject: 'reviewsDigest.subject',
  title: 'reviewsDigest.title',
  why: 'reviewsDigest.why',
  notice: null,
  open: 'reviewsDigest.open',
  page: '/admin',
} as const;

/**
 * The owner's one email in a flood: the subjects of all that it stands for, which hold numbers and dates and nothing
 * that a stranger typed, and the way to them in the back-office. Source: decisions §7.
 */
@Injectable()
export class I18nDigestEmails extends DigestEmails {
  constructor(
    private readonly config: Config,
    private readonly properties: PropertyStore,
  ) {
    super();
  }

  override async toOwner(messages: readonly Message[]): Promise<NewMessage> {
    const t = mailTranslator(LANGUAGE);
    const property = await this.properties.get();
    const words = messages[0]?.kind === 'review-to-owner' ? OF_REVIEWS : OF_QUOTES;
    const parts: EmailPart[] = [
      { kind: 'paragraph', text: t(words.why) },
      ...(words.notice ? [{ kind: 'notice', text: t(words.notice) } as const] : []),
      { kind: 'steps', items: messages.map(({ subject }) => subject) },
      { kind: 'action', label: t(words.open), url: `${this.config.publicUrl}${words.page}` },
    ];
    const email = {
      language: LANGUAGE,
      title: t(words.title),
      letterhead: property.name,
      parts,
      footer: contactLines(property, t),
    } as const;
    return {
      kind: words.kind,
      to: messages[0]?.to ?? property.email,
      replyTo: null,
      subject: t(words.subject, { number: messages.length }),
      text: emailText(email),
      html: emailHtml(email),
    };
  }
}
