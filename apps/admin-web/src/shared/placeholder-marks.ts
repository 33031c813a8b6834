import { fillPlaceholders, placeholderText, REPLY_PLACEHOLDERS, type ReplyPlaceholder } from '@ospite/domain';
import type { TFunction } from 'i18next';

/**
 * How a placeholder stands in the fields: its Italian name between two signs (`‹date›`). Templates are
 * stored with `{{dates}}`, which no owner sees.
 */
export type PlaceholderMarks = Readonly<Record<ReplyPlaceholder, string>>;

const NAMES: Readonly<Record<ReplyPlaceholder, string>> = {
  greeting: 'office:replyTemplates.placeholders.greeting',
  number: 'office:replyTemplates.placeholders.number',
  dates: 'office:replyTemplates.placeholders.dates',
  nights: 'office:replyTemplates.placeholders.nights',
  guests: 'office:replyTemplates.placeholders.guests',
  room: 'office:replyTemplates.placeholders.room',
  estimate: 'office:replyTemplates.placeholders.estimate',
  property: 'office:replyTemplates.placeholders.property',
  phone: 'office:replyTemplates.placeholders.phone',
};

export function placeholderName(t: TFunction, placeholder: ReplyPlaceholder): string {
  return t(NAMES[placeholder]);
}

export function placeholderMarks(t: TFunction): PlaceholderMarks {
  const marks = REPLY_PLACEHOLDERS.map((placeholder) => [
    placeholder,
    `‹${placeholderName(t, placeholder)}›`,
  ]);
  return Object.fromEntries(marks) as Record<ReplyPlaceholder, string>;
}

/** A stored text as it is edited. */
export function shownText(stored: string, marks: PlaceholderMarks): string {
  return fillPlaceholders(stored, marks);
}

/** The same text as it is stored. */
export function storedText(shown: string, marks: PlaceholderMarks): string {
  return REPLY_PLACEHOLDERS.reduce(
    (text, placeholder) => text.replaceAll(marks[placeholder], placeholderText(placeholder)),
    shown,
  );
}

/** The parts of a text as it is edited: what stands at odd places is a mark. */
export function splitAtMarks(shown: string, marks: PlaceholderMarks): readonly string[] {
  return shown.split(new RegExp(`(${anyOf(marks)})`));
}

/**
 * The first mark in a text that is to be a guest's, or one that lost a side; elsewhere `‹` and `›` quote, as they do in
 * German and French.
 */
export function leftMark(text: string, marks: PlaceholderMarks): string | undefined {
  const names = anyOf(marks).replace(/[‹›]/g, '');
  return new RegExp(`‹(?:${names})›?|(?:${names})›`).exec(text)?.[0];
}

/** Text and caret, or the ends of what is selected. */
export interface Typed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A mark as it is put between words: with the spaces that keep it from them. */
export function spacedMark(mark: string, { text, from, to }: Typed): string {
  const before = /[\p{L}\p{N}.,;:!?)»”›…]$/u.test(text.slice(0, from)) ? ' ' : '';
  const after = /^[\p{L}\p{N}(«“‹]/u.test(text.slice(to)) ? ' ' : '';
  return before + mark + after;
}

/** The part that one press of a deleting key takes: a mark goes as a whole. Null where it takes no mark. */
export function markToDelete(
  { text, from, to }: Typed,
  key: 'Backspace' | 'Delete',
  marks: PlaceholderMarks,
): [number, number] | null {
  if (from !== to) return null;
  const at = key === 'Backspace' ? from - 1 : from;
  return markAt(text, at, marks);
}

/** A text from which a single sign was deleted, without the rest of its mark: phones say nothing before they delete. */
export function withoutHalfMark(before: string, after: string, marks: PlaceholderMarks): Typed | null {
  if (after.length !== before.length - 1) return null;
  let at = 0;
  while (at < after.length && after[at] === before[at]) at += 1;
  const mark = before.slice(at + 1) === after.slice(at) ? markAt(before, at, marks) : null;
  if (!mark) return null;
  const [start, end] = mark;
  return { text: before.slice(0, start) + before.slice(end), from: start, to: start };
}

/** Beginning and end of the mark that holds a sign of the text. */
function markAt(text: string, at: number, marks: PlaceholderMarks): [number, number] | null {
  for (const { index, 0: mark } of text.matchAll(new RegExp(anyOf(marks), 'g')))
    if (index <= at && at < index + mark.length) return [index, index + mark.length];
  return null;
}

/** A pattern: names are letters and spaces. */
function anyOf(marks: PlaceholderMarks): string {
  return Object.values(marks).join('|');
}
