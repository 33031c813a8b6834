import { LANGUAGES, placeholdersIn, type Language } from '../../shared';
import type { Field, Fields, SectionValues } from '../fields/fields';
import { plainText } from '../fields/long-text';
import { textsOf, type ContentText, type ContentTexts } from '../section-texts';
import { mayHide } from '../fields/text-placeholders';

/**
 * Whether guests read the Italian of a text although there is a translation: its paragraphs and items do not stand under the
 * same conditions, so that it would tell them what does not hold. Lines are compared by their place alone: whether they say
 * the same is for people to read.
 */
export function isWithheld(field: Field, texts: ContentTexts, language: Language): boolean {
  const translation = texts[language];
  if (!('takesValues' in field && field.takesValues) || !translation?.length) return false;
  return conditionsOf(translation) !== conditionsOf(texts.it ?? '');
}

/** The translations of a section that guests do not read, as `values.text.de`. */
export function withheldTranslations(fields: Fields, values: SectionValues): readonly string[] {
  return textsOf(fields, values).flatMap(({ path, field, texts }) =>
    LANGUAGES.filter((language) => isWithheld(field, texts, language)).map(
      (language) => `${path}.${language}`,
    ),
  );
}

/**
 * The conditions of a text's paragraphs and items, in their order; what may be unset is one, too. Where any has one, those
 * without count as well: half of a paragraph would stand free of its condition.
 */
function conditionsOf(text: ContentText): string {
  const ofLines = (typeof text === 'string' ? text : plainText(text))
    .split('\n')
    .map((line) => [...new Set(placeholdersIn(line).filter(mayHide))]);
  const isAny = ofLines.some(({ length }) => length > 0);
  return isAny ? ofLines.map((marks) => marks.toSorted().join()).join(';') : '';
}
