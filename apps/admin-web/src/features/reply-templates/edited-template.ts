import type { ReplyTemplate } from '@ospite/contracts';
import { typedTexts, type LanguageTexts } from '../../shared/languages/language-texts';

/** A template as it is edited: every language has a text, if only an empty one. */
export interface EditedTemplate {
  readonly name: string;
  readonly subject: LanguageTexts;
  readonly body: LanguageTexts;
}

export const NEW_TEMPLATE: EditedTemplate = {
  name: '',
  subject: typedTexts(null),
  body: typedTexts({ it: '{{greeting}}\n\n' }),
};

export function toEdited({ name, subject, body }: ReplyTemplate): EditedTemplate {
  return { name, subject: typedTexts(subject), body: typedTexts(body) };
}

/** A list with one of its items replaced. */
export function withItem<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
