import { DigestEmails, PropertyStore, type Message, type NewMessage } from '@ospite/domain';
import { officePaths } from '@ospite/i18n/office-paths';
import { mailTranslator } from '@ospite/i18n/mail';
import { Injectable } from '@nestjs/common';
import { Config } from '@ospite/server/config';
import { contactLines, OWNERS_LANGUAGE, type EmailPart } from './email';
import { renderMessage } from './render-email';

/** What differs between a digest of quotes and one of reviews: kind, texts, and the page it links to. */
const OF_QUOTES = {
  kind: 'quotes-gathered',
  subject: 'quotesDigest.subject',
  title: 'quotesDigest.title',
  why: 'quotesDigest.why',
  notice: 'quotesDigest.guests',
  open: 'quotesDigest.open',
  page: officePaths().quotes,
} as const;
const OF_REVIEWS = {
  kind: 'reviews-gathered',
  subject: 'reviewsDigest.subject',
  title: 'reviewsDigest.title',
  why: 'reviewsDigest.why',
  notice: null,
  open: 'reviewsDigest.open',
  page: officePaths().today,
} as const;

/**
 * Digests in the catalogues' words. They list the subjects of all messages they replace, which hold numbers and dates
 * and nothing that a stranger typed. Source: specification §15.
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
    const t = mailTranslator(OWNERS_LANGUAGE);
    const property = await this.properties.get();
    const of = messages[0]?.kind === 'review-to-owner' ? OF_REVIEWS : OF_QUOTES;
    const parts: EmailPart[] = [
      { kind: 'paragraph', text: t(of.why) },
      ...(of.notice ? [{ kind: 'notice', text: t(of.notice) } as const] : []),
      { kind: 'steps', items: messages.map(({ subject }) => subject) },
      { kind: 'action', label: t(of.open), url: `${this.config.publicUrl}${of.page}` },
    ];
    const subject = t(of.subject, { number: messages.length });
    return renderMessage(
      { kind: of.kind, to: messages[0]?.to ?? property.email, replyTo: null, subject },
      {
        language: OWNERS_LANGUAGE,
        title: t(of.title),
        letterhead: property.name,
        parts,
        footer: contactLines(property, t),
      },
    );
  }
}
