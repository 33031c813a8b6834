import type { ReplyTemplate } from '@ospite/contracts';
import { LANGUAGES, type Language } from '@ospite/domain';
import { isSame } from '../../shared/forms/same';
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

/** In which language a template differs from what is saved, its counterpart being of its name or else of its place. */
export function changedLanguage(
  template: EditedTemplate,
  index: number,
  saved: readonly EditedTemplate[],
): Language | undefined {
  const before = saved.find(({ name }) => name === template.name) ?? saved[index];
  if (isSame(template, before)) return undefined;
  const differs = (language: Language) =>
    template.subject[language] !== before?.subject[language] ||
    template.body[language] !== before.body[language];
  return LANGUAGES.find(differs) ?? 'it';
}

/** A list with one of its items replaced. */
export function withItem<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((other, at) => (at === index ? item : other));
}
