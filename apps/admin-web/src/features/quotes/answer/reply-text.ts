import type { QuoteDossier, ReplyTemplate } from '@ospite/contracts';
import {
  centsRangeOf,
  fillPlaceholders,
  localize,
  missingPlaceholders,
  readPrice,
  type ReplyPlaceholder,
  type ReplyWords,
} from '@ospite/domain';
import { moneyText } from '@ospite/i18n/money';

type AnsweredQuote = Pick<QuoteDossier, 'language' | 'replyWords'>;

/** What the owner writes to a guest. */
export interface ReplyText {
  readonly subject: string;
  readonly body: string;
}

/** What the owner typed for placeholders that the request has no words for. */
export type GivenWords = Partial<Readonly<Record<ReplyPlaceholder, string>>>;

/** What placeholders stand for, with what the owner has given; null where that is nothing, or no price. */
export function replyWords({ language, replyWords: known }: AnsweredQuote, given: GivenWords): ReplyWords {
  const price = readPrice(given.estimate ?? '');
  const typed = Object.entries(given).map(([name, text]) => [name, text.trim() === '' ? null : text]);
  const all: ReplyWords = {
    ...known,
    ...Object.fromEntries(typed),
    estimate: price ? moneyText(centsRangeOf(price), language) : null,
  };
  const words = Object.entries(known).map(([name, word]) => [name, word ?? all[name as ReplyPlaceholder]]);
  return Object.fromEntries(words) as ReplyWords;
}

/** A template filled in for a quote, in the guest's language. Line breaks of the subject are none. */
export function filledTemplate(
  { subject, body }: ReplyTemplate,
  quote: AnsweredQuote,
  given: GivenWords,
): ReplyText {
  const words = replyWords(quote, given);
  const fill = (text: ReplyTemplate['subject']) => fillPlaceholders(localize(text, quote.language), words);
  return { subject: fill(subject), body: fill(body) };
}

/** The placeholders of a template that only the owner has words for. */
export function askedWords(
  { subject, body }: ReplyTemplate,
  quote: AnsweredQuote,
): readonly ReplyPlaceholder[] {
  const text = [subject, body].map((part) => localize(part, quote.language)).join(' ');
  return missingPlaceholders(text, quote.replyWords);
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
