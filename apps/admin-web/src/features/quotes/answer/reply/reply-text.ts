import type { QuoteWithHistory, ReplyTemplate } from '@ospite/contracts';
import {
  centsRangeOf,
  fillPlaceholders,
  isBlank,
  localize,
  missingPlaceholders,
  readPrice,
  type ReplyPlaceholder,
  type PlaceholderValues,
  type CentsRange,
} from '@ospite/domain';
import { moneyInSentence } from '@ospite/i18n/money';
import { eurosText } from '../../../../shared/formats';

type AnsweredQuote = Pick<QuoteWithHistory, 'language' | 'replyWords'>;

/** What the owner writes to a guest. */
export interface ReplyText {
  readonly subject: string;
  readonly body: string;
}

/** What the owner typed for placeholders that the request has no words for. */
export type GivenValues = Partial<Readonly<Record<ReplyPlaceholder, string>>>;

/**
 * What placeholders stand for, with what the owner has given; null where that is nothing, or no price. The request's own
 * words stand, but for a price that is a range, of which the owner makes one.
 */
export function placeholderValues(
  { language, replyWords: known }: AnsweredQuote,
  given: GivenValues,
): PlaceholderValues {
  const typed = Object.entries(given).map(([name, text]) => [name, text.trim() === '' ? null : text]);
  const stated = Object.entries(known).filter(([, word]) => word !== null);
  const words = {
    ...known,
    ...Object.fromEntries(typed),
    ...Object.fromEntries(stated),
  } as PlaceholderValues;
  if (given.estimate === undefined) return words;
  const price = readPrice(given.estimate);
  return { ...words, estimate: price ? moneyInSentence(centsRangeOf(price), language) : null };
}

/** What the owner is asked for again: a price that is a range, as the owner would type it. */
export function openPrice({
  estimate,
  replyWords,
}: Pick<QuoteWithHistory, 'estimate' | 'replyWords'>): GivenValues {
  const isRange = replyWords.estimate !== null && estimate !== null && estimate.from !== estimate.to;
  return isRange ? { estimate: typedPrice(estimate) } : {};
}

/** What the stay costs today in the request's room, else in the one given, as the owner would type it; empty for no price. */
export function priceToday(
  { estimate, replyWords, offers }: Pick<QuoteWithHistory, 'estimate' | 'replyWords' | 'offers'>,
  { room }: GivenValues,
): string {
  const price = replyWords.room === null ? offers.find(({ name }) => name === room)?.estimate : estimate;
  return price ? typedPrice(price) : '';
}

/** Amounts in euro without their sign, as the owner would type them. */
export function typedPrice(amounts: CentsRange): string {
  return eurosText(amounts).replace(/\s*€$/, '');
}

/** A template filled in for a quote, in the guest's language. Line breaks of the subject are none. */
export function filledTemplate(
  { subject, body }: ReplyTemplate,
  quote: AnsweredQuote,
  given: GivenValues,
): ReplyText {
  const words = placeholderValues(quote, given);
  const fill = (text: ReplyTemplate['subject']) => fillPlaceholders(localize(text, quote.language), words);
  return { subject: fill(subject), body: fill(body) };
}

/** The placeholders of a template that only the owner has words for. */
export function placeholdersToFill(
  { subject, body }: ReplyTemplate,
  quote: AnsweredQuote,
  given: GivenValues,
): readonly ReplyPlaceholder[] {
  const text = [subject, body].map((part) => localize(part, quote.language)).join(' ');
  const isPriceOpen = given.estimate !== undefined;
  return missingPlaceholders(text, { ...quote.replyWords, ...(isPriceOpen && { estimate: null }) });
}

/** Whether the template has no text in the guest's language, so that it is Italian. */
export function isUntranslated({ subject, body }: ReplyTemplate, { language }: AnsweredQuote): boolean {
  return isBlank(subject[language]) || isBlank(body[language]);
}

/** The text that a reply without a template begins with. */
export function plainBeginning({ replyWords: { greeting, property, dates } }: AnsweredQuote): ReplyText {
  return {
    subject: [property, dates].filter(Boolean).join(': '),
    body: greeting === null ? '' : `${greeting}\n\n`,
  };
}
