import { LANGUAGES, type Language } from '../shared';
import type { Field, Fields, PictureValue, SectionValues } from './fields/fields';
import type { ContentTexts } from './section-texts';
import { isWithheld } from './translations/withheld-translations';

const ITALIAN: readonly Language[] = ['it'];

/** A field that is not filled in: in a language, or at all. */
export interface Missing {
  /** As in `values.items.2.title`. */
  readonly field: string;
  /** The language that it lacks; null for a field without words that is required. */
  readonly language: Language | null;
}

/**
 * What is missing in a section: every required field that is empty, and every translation of a text that has its
 * Italian, if guests cannot read it. Stored values may lack fields that are newer than they: those are empty.
 */
export function missingIn(fields: Fields, values: SectionValues, path = 'values'): readonly Missing[] {
  return Object.entries(fields).flatMap(([name, field]) => missingOf(field, values[name], `${path}.${name}`));
}

/** What keeps a section from being published: required fields that are empty. */
export function missingToPublish(fields: Fields, values: SectionValues): readonly Missing[] {
  return missingIn(fields, values).filter(({ language }) => language === null || language === 'it');
}

function missingOf(field: Field, value: unknown, path: string): readonly Missing[] {
  const isRequired = 'required' in field && field.required === true;
  const languages = 'italianBinds' in field && field.italianBinds ? ITALIAN : LANGUAGES;
  switch (field.kind) {
    case 'shortText':
    case 'longText': {
      const texts = (value ?? {}) as ContentTexts;
      const withheld = languages.filter((language) => isWithheld(field, texts, language));
      return [
        ...missingTexts(texts, isRequired, path, languages),
        ...withheld.map((language) => ({ field: path, language })),
      ];
    }
    case 'picture': {
      const picture = value as PictureValue | null | undefined;
      if (picture) return missingTexts(picture.alt, true, `${path}.alt`);
      return isRequired ? [{ field: path, language: null }] : [];
    }
    case 'list':
      return ((value ?? []) as readonly SectionValues[]).flatMap((item, at) =>
        missingIn(field.of, item, `${path}.${at}`),
      );
    default:
      return (value ?? null) === null && isRequired ? [{ field: path, language: null }] : [];
  }
}

function missingTexts(
  texts: Readonly<Partial<Record<Language, { readonly length: number }>>>,
  isRequired: boolean,
  path: string,
  languages: readonly Language[] = LANGUAGES,
): readonly Missing[] {
  const lacks = languages.filter((language) => !texts[language]?.length);
  if (!texts.it?.length && !isRequired) return [];
  return lacks.map((language) => ({ field: path, language }));
}
