import type { Language } from '@ospite/domain';

/** A part of an email. All texts are plain: the renderings decide how they look and escape them. */
export type EmailPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'details'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

/** An email before it is written out as text or HTML. */
export interface Email {
  readonly language: Language;
  readonly title: string;
  /** Who writes: stands above the email. */
  readonly letterhead: string;
  readonly parts: readonly EmailPart[];
  /** Small lines below the email. */
  readonly footer: readonly string[];
}
