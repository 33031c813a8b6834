import { LANGUAGES, placeholdersIn, type Language } from '../../shared';
import type { Field, Fields, SectionValues } from '../fields';
import { plainText, type Block, type LocalizedBlocks } from '../long-text';
import { textsOf } from '../section-texts';

/**
 * Whether guests read the Italian of a long text although there is a translation: its paragraphs and items do not stand under
 * the same conditions, so that it would tell them what does not hold. Lines are compared by their place alone: whether they
 * say the same is for people to read.
 */
export function isWithheld(field: Field, texts: LocalizedBlocks, language: Language): boolean {
  const translation = texts[language];
  if (field.kind !== 'longText' || !field.takesValues || !translation) return false;
  return conditionsOf(translation) !== conditionsOf(texts.it);
}

/** The translations of a section that guests do not read, as `values.text.de`. */
export function withheldTranslations(fields: Fields, values: SectionValues): readonly string[] {
  return textsOf<LocalizedBlocks>(fields, values).flatMap(({ path, field, texts }) =>
    LANGUAGES.filter((language) => isWithheld(field, texts, language)).map(
      (language) => `${path}.${language}`,
    ),
  );
}

/**
 * The conditions of a text's paragraphs and items, in their order. Where any has one, those without count as well: half of a
 * paragraph would stand free of its condition.
 */
function conditionsOf(blocks: readonly Block[]): string {
  const ofLines = plainText(blocks)
    .split('\n')
    .map((line) => placeholdersIn(line).filter((mark) => mark.includes(' ')));
  const isAny = ofLines.some(({ length }) => length > 0);
  return isAny ? ofLines.map((marks) => marks.toSorted().join()).join(';') : '';
}
