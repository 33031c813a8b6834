import type { ReplyTemplate } from '@ospite/contracts';
import type { LanguageTexts } from '../../shared/forms/language-fields';

/** A template as it is edited: every language has a text, if only an empty one. */
export interface EditedTemplate {
  readonly name: string;
  readonly subject: LanguageTexts;
  readonly body: LanguageTexts;
}

const NO_TEXTS: LanguageTexts = { it: '', en: '', de: '', es: '' };

export const NEW_TEMPLATE: EditedTemplate = {
  name: '',
  subject: NO_TEXTS,
  body: { ...NO_TEXTS, it: '{{greeting}}\n\n' },
};

export function toEdited({ name, subject, body }: ReplyTemplate): EditedTemplate {
  return { name, subject: { ...NO_TEXTS, ...subject }, body: { ...NO_TEXTS, ...body } };
}

/** A list with one of its items replaced. */
export function withItem<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
