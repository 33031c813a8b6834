/**
 * Default_Ignorable_Code_Point of Unicode, and what fonts draw as nothing without being one: Braille's empty cell, the signs
 * around annotations, the null notehead.
 */
const UNSEEN = /[\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/gu;
/** A character that is none of these and no blank. */
const SEEN = /[^\s\p{DI}\u2800\ufff9-\ufffb\u{1d159}]/u;

/**
 * What a reader sees of a text, without the blanks around it. It is for judging: what is stored keeps the joiners and hyphens
 * that its writing needs.
 */
export function visibleText(text: string): string {
  return withoutUnseen(text).trim();
}

/** A text without the characters that nobody sees. It is for judging, too. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '');
}

/** Whether a reader sees nothing: there is no text, or only blanks and invisible characters. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !SEEN.test(text);
}

/** The text, trimmed; null when there is nothing to see in it. */
export function textOrNull(text: string | null | undefined): string | null {
  return text && !isBlank(text) ? text.trim() : null;
}
