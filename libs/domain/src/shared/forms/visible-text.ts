// Unicode's Default_Ignorable_Code_Point, and what fonts draw as nothing without being one: Braille's empty cell, the signs
// around annotations, the null notehead.
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}`;
const UNSEEN_CHARACTERS = new RegExp(`[${UNSEEN}]`, 'gu');
const SEEN_CHARACTER = new RegExp(String.raw`[^\s${UNSEEN}]`, 'u');

/**
 * What a reader sees of a text, without the blanks around it. It is for judging: what is stored keeps the joiners and hyphens
 * that its writing needs.
 */
export function visibleText(text: string): string {
  return text.replaceAll(UNSEEN_CHARACTERS, '').trim();
}

/** Whether a reader sees nothing: there is no text, or only blanks and invisible characters. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || !SEEN_CHARACTER.test(text);
}
