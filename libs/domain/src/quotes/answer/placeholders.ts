import { placeholdersIn, withPlaceholdersFilled } from '../../shared';

/** What a template inserts from the quote being answered, written as `{{greeting}}`. */
export const REPLY_PLACEHOLDERS = [
  'greeting',
  'number',
  'dates',
  'nights',
  'guests',
  'room',
  'estimate',
  'property',
  'phone',
] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** A placeholder as it stands in a text. */
export function placeholderText(placeholder: ReplyPlaceholder): string {
  return `{{${placeholder}}}`;
}

/** The text with its placeholders filled in; one without a value stays, to be filled in by hand. */
export function fillPlaceholders(
  text: string,
  words: Readonly<Record<ReplyPlaceholder, string | null>>,
): string {
  return withPlaceholdersFilled(text, (name) =>
    isPlaceholder(name) ? (words[name] ?? undefined) : undefined,
  );
}

/** The placeholders of a text that have no value yet, each once. */
export function missingPlaceholders(
  text: string,
  words: Readonly<Record<ReplyPlaceholder, string | null>>,
): readonly ReplyPlaceholder[] {
  const found = placeholdersIn(text);
  return REPLY_PLACEHOLDERS.filter((name) => words[name] === null && found.includes(name));
}

function isPlaceholder(name: string): name is ReplyPlaceholder {
  return REPLY_PLACEHOLDERS.some((known) => known === name);
}
