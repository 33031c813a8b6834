import { LANGUAGES, placeholderText, type Language, type ReplyPlaceholder } from '@ospite/domain';
import type { EditedTemplate } from './edited-template';

/** A text of a template, and the part of it that is selected. */
export interface Place {
  readonly field: 'subject' | 'body';
  readonly language: Language;
  readonly from: number;
  readonly to: number;
}

/** Where somebody types, by the field's name (`templates.0.body.de`); null for a field without placeholders. */
export function placeOf(element: EventTarget): Place | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const [, , field, code] = element.name.split('.');
  const language = LANGUAGES.find((known) => known === code);
  if (!language || (field !== 'subject' && field !== 'body')) return null;
  const end = element.value.length;
  return { field, language, from: element.selectionStart ?? end, to: element.selectionEnd ?? end };
}

/** The template with a placeholder in place of what was selected; without a place, at the end of the Italian text. */
export function withPlaceholder(
  template: EditedTemplate,
  place: Place | null,
  placeholder: ReplyPlaceholder,
): EditedTemplate {
  const end = template.body.it.length;
  const { field, language, from, to } = place ?? { field: 'body', language: 'it', from: end, to: end };
  const text = template[field][language];
  const inserted = text.slice(0, from) + placeholderText(placeholder) + text.slice(to);
  return { ...template, [field]: { ...template[field], [language]: inserted } };
}
