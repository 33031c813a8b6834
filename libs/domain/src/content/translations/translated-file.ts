import { textOrNull, type FieldProblem, type Language } from '../../shared';
import { checkValues, valuesFor } from '../fields/check-values';
import type { ContentPage } from '../content-pages';
import type { Fields, SectionValues } from '../fields/fields';
import { isEqual } from '../is-equal';
import { plainText, tidied } from '../fields/long-text';
import type { Section } from '../section';
import { textsOf, type ContentText, type ContentTexts, type SectionText } from '../section-texts';
import { definitionOf } from '../sections';

type TranslatedSection = Pick<Section, 'id' | 'page' | 'kind' | 'hidden' | 'values'>;

/** A text that a translator is given, with what there is of its translation. */
export interface TextToTranslate {
  /** Its section's id and its path, as `12.values.items.2.title`. */
  readonly id: string;
  readonly sectionId: number;
  readonly page: ContentPage;
  readonly kind: string;
  readonly path: string;
  readonly isLong: boolean;
  /** Most characters of the translation; undefined where the text says nothing of it. */
  readonly max: number | undefined;
  readonly italian: ContentText;
  /** Empty where it is missing. */
  readonly translation: ContentText;
}

/** A text as a translator's file gives it back. What cannot be read in it is undefined. */
export interface TranslatedText {
  readonly id: string;
  readonly italian: ContentText | undefined;
  readonly translation: ContentText | undefined;
}

/** A translation that a file would change. */
export interface TranslationChange extends TextToTranslate {
  readonly changed: ContentText;
}

/** A translation that cannot be taken as it is. */
export interface RefusedTranslation extends TranslatedText {
  readonly why: 'unknown' | 'italianChanged' | 'unreadable' | FieldProblem['code'];
  /** Of a text that is too long. */
  readonly max?: number | undefined;
}

/**
 * The texts that guests see, or would see, and that have their Italian. Where the Italian binds, as in contracts and
 * addresses, only what has a translation already: nobody pays for one that is not missing.
 */
export function textsToTranslate(
  sections: readonly TranslatedSection[],
  language: Language,
): readonly TextToTranslate[] {
  return sections.flatMap(({ id, page, kind, hidden, values }) => {
    const definition = definitionOf({ kind });
    if (!definition || hidden) return [];
    return textsOf(definition.fields, values).flatMap(({ path, field, texts }): TextToTranslate[] => {
      if (!texts.it?.length) return [];
      if ('italianBinds' in field && field.italianBinds && !texts[language]?.length) return [];
      const isLong = field.kind === 'longText';
      return [
        {
          ...{ id: `${id}.${path}`, sectionId: id, page, kind, path, isLong },
          max: 'max' in field ? field.max : undefined,
          italian: texts.it,
          translation: texts[language] ?? (isLong ? [] : ''),
        },
      ];
    });
  });
}

/** What a file would change, and what of it cannot be taken. An empty translation changes nothing. */
export function changesIn(
  sections: readonly TranslatedSection[],
  language: Language,
  file: readonly TranslatedText[],
): { readonly changes: readonly TranslationChange[]; readonly refused: readonly RefusedTranslation[] } {
  const known = new Map(textsToTranslate(sections, language).map((text) => [text.id, text]));
  const changes: TranslationChange[] = [];
  const refused: RefusedTranslation[] = [];
  for (const given of file) {
    const text = known.get(given.id);
    const changed = given.translation && tidy(given.translation);
    if (changed?.length === 0) continue;
    if (!text) refused.push({ ...given, why: 'unknown' });
    else if (changed === undefined) refused.push({ ...given, why: 'unreadable' });
    else if (given.italian === undefined || wordsOf(given.italian) !== wordsOf(text.italian))
      refused.push({ ...given, why: 'italianChanged' });
    else if (!isEqual(changed, text.translation)) {
      const problem = problemOf(sections, { ...text, changed }, language);
      if (problem) refused.push({ ...given, why: problem.code, max: text.max });
      else changes.push({ ...text, changed });
    }
  }
  return { changes, refused };
}

/** The values of a section with other translations. */
export function valuesWith(
  fields: Fields,
  values: SectionValues,
  language: Language,
  changes: readonly Pick<TranslationChange, 'path' | 'changed'>[],
): SectionValues {
  // One after the other: two texts of a list change the same field.
  return changes.reduce((before, { path, changed }) => {
    const text = textsOf(fields, before).find((one): one is SectionText => one.path === path);
    const texts: ContentTexts = { ...text?.texts, [language]: changed };
    return { ...before, ...text?.changed(texts) };
  }, values);
}

function problemOf(
  sections: readonly TranslatedSection[],
  change: TranslationChange,
  language: Language,
): FieldProblem | undefined {
  const section = sections.find(({ id }) => id === change.sectionId);
  const fields = section && definitionOf(section)?.fields;
  if (!section || !fields) return undefined;
  const values = valuesWith(fields, valuesFor(fields, section.values), language, [change]);
  const place = `${change.path}.${language}`;
  return checkValues(fields, values).problems.find(
    ({ field }) => field === place || field.startsWith(`${place}.`),
  );
}

function tidy(text: ContentText): ContentText {
  return typeof text === 'string' ? (textOrNull(text) ?? '') : tidied(text);
}

/** Programs of translators may change blanks, which is no change of the Italian. */
function wordsOf(text: ContentText): string {
  return (typeof text === 'string' ? text : plainText(text)).replaceAll(/\s+/g, ' ').trim();
}
