import type { Property } from '@ospite/contracts';
import type { LanguageTexts } from '../../shared/forms/language-fields';

type Texts = Property['tagline'];

/** A text in all four languages, blank where it lacks one. */
export function typedTexts(texts: Texts | null): LanguageTexts {
  return { it: '', en: '', de: '', es: '', ...texts };
}

/** A text that may be left out: null when no language says anything. */
export function textsOrNull(typed: LanguageTexts): Texts | null {
  return Object.values(typed).some((text) => text.trim() !== '') ? typed : null;
}

/** A text of one line that may be left out. */
export function textOrNull(typed: string): string | null {
  return typed.trim() || null;
}

/** The fields of a text by language, as the API names them: `tagline.de`. */
export function languageNames(field: string) {
  return { it: `${field}.it`, en: `${field}.en`, de: `${field}.de`, es: `${field}.es` } as const;
}
