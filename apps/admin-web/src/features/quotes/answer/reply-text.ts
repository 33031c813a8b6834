import type { QuoteDossier, ReplyTemplate } from '@ospite/contracts';
import { fillPlaceholders, localize } from '@ospite/domain';

type AnsweredQuote = Pick<QuoteDossier, 'language' | 'replyWords'>;

/** What the owner writes to a guest. */
export interface ReplyText {
  readonly subject: string;
  readonly body: string;
}

/** A template filled in for a quote, in the guest's language. Line breaks of the subject are none. */
export function filledTemplate({ subject, body }: ReplyTemplate, quote: AnsweredQuote): ReplyText {
  const fill = (text: ReplyTemplate['subject']) =>
    fillPlaceholders(localize(text, quote.language), quote.replyWords);
  return { subject: fill(subject), body: fill(body) };
}

/** Whether the template has no text in the guest's language, so that it is Italian. */
export function isUntranslated({ subject, body }: ReplyTemplate, { language }: AnsweredQuote): boolean {
  return !subject[language]?.trim() || !body[language]?.trim();
}

/** What a reply begins with where there is no template. */
export function plainBeginning({ replyWords: { greeting, property, dates } }: AnsweredQuote): ReplyText {
  return {
    subject: [property, dates].filter(Boolean).join(': '),
    body: greeting === null ? '' : `${greeting}\n\n`,
  };
}
