import type { Language } from '@ospite/domain';

/** A part of a letter. All texts are plain: the renderings decide how they look and escape them. */
export type LetterPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'details'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

/** A letter before it is written out as text or HTML. */
export interface Letter {
  readonly language: Language;
  readonly title: string;
  /** Who writes: stands above the letter. */
  readonly letterhead: string;
  readonly parts: readonly LetterPart[];
  /** Small lines below the letter. */
  readonly footer: readonly string[];
}
