import { GatheredLetter, PropertyStore, type Message, type NewMessage } from '@ospite/domain';
import { mailTranslator } from '@ospite/i18n/mail';
import { officePaths } from '@ospite/i18n/paths';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { contactLines } from './contact-lines';
import type { LetterPart } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

/** The back-office is Italian, so are its letters. */
const LANGUAGE = 'it';

/** What differs between a letter for many quotes and one for many reviews: kind, sentences, and where it leads. */
const OF_QUOTES = {
  kind: 'quotes-gathered',
  subject: 'gathered.subject',
  title: 'gathered.title',
  why: 'gathered.why',
  notice: 'gathered.guests',
  open: 'gathered.open',
  page: officePaths().quotes,
} as const;
const OF_REVIEWS = {
  kind: 'reviews-gathered',
  subject: 'gatheredReviews.subject',
  title: 'gatheredReviews.title',
  why: 'gatheredReviews.why',
  notice: null,
  open: 'gatheredReviews.open',
  page: officePaths().today,
} as const;

/**
 * The owner's one letter in a flood: the subjects of all that it stands for, which hold numbers and dates and nothing
 * that a stranger typed, and the way to them in the back-office. Source: decisions §7.
 */
@Injectable()
export class CatalogueGatheredLetter extends GatheredLetter {
  constructor(
    private readonly config: Config,
    private readonly properties: PropertyStore,
  ) {
    super();
  }

  override async write(messages: readonly Message[]): Promise<NewMessage> {
    const t = mailTranslator(LANGUAGE);
    const property = await this.properties.get();
    const words = messages[0]?.kind === 'review-to-owner' ? OF_REVIEWS : OF_QUOTES;
    const parts: LetterPart[] = [
      { kind: 'paragraph', text: t(words.why) },
      ...(words.notice ? [{ kind: 'notice', text: t(words.notice) } as const] : []),
      { kind: 'steps', items: messages.map(({ subject }) => subject) },
      { kind: 'action', label: t(words.open), url: `${this.config.publicUrl}${words.page}` },
    ];
    const letter = {
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
      text: letterText(letter),
      html: letterHtml(letter),
    };
  }
}
