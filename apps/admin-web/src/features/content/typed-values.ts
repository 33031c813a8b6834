import type {
  Block,
  Field,
  Fields,
  FocalPoint,
  LocalizedBlocks,
  PictureValue,
  SectionValues,
} from '@ospite/domain';
import { byLanguage } from '@ospite/domain';
import { typedTexts, type LanguageTexts } from '../../shared/languages/language-texts';
import type { TextNames } from './content-labels';
import { blocksOf, markupOf } from './text/markup';
import { withMarks, withPlaceholders } from './text/value-marks';

export interface TypedPicture {
  readonly source: PictureValue['source'];
  readonly alt: LanguageTexts;
  readonly focus: FocalPoint;
}

/**
 * The value of a field as it is typed: texts in every language, long ones as markup, a number as its digits, no choice
 * as `''`.
 */
export type TypedValue = LanguageTexts | TypedPicture | string | readonly TypedValues[] | null;
/** The values of a section's fields, or of an item's, as they are typed. */
export interface TypedValues {
  readonly [name: string]: TypedValue;
}

/** Stored values as they are typed. */
export function typedValues(fields: Fields, values: SectionValues, names: TextNames): TypedValues {
  const typed = Object.entries(fields).map(([name, field]) => [name, typedValue(field, values[name], names)]);
  return Object.fromEntries(typed) as TypedValues;
}

function typedValue(field: Field, value: unknown, names: TextNames): TypedValue {
  switch (field.kind) {
    case 'shortText':
      return byLanguage((language) => {
        const text = typedTexts(value as LanguageTexts)[language];
        return field.takesValues ? withMarks(text, names.values) : text;
      });
    case 'longText': {
      const texts = value as LocalizedBlocks;
      return byLanguage((language) => {
        const markup = markupOf(texts[language] ?? [], names.pages);
        return field.takesValues ? withMarks(markup, names.values) : markup;
      });
    }
    case 'picture': {
      const picture = value as PictureValue | null;
      return picture && { ...picture, alt: typedTexts(picture.alt as LanguageTexts) };
    }
    case 'list':
      return (value as readonly SectionValues[]).map((item) => typedValues(field.of, item, names));
    default:
      return value === null ? '' : String(value);
  }
}

/** What was typed, as it is stored once `checkValues` has judged it; a number that is none is NaN, which it refuses. */
export function writtenValues(fields: Fields, typed: TypedValues, names: TextNames): SectionValues {
  const written = Object.entries(fields).map(([name, field]) => [
    name,
    writtenValue(field, typed[name], names),
  ]);
  return Object.fromEntries(written);
}

function writtenValue(field: Field, typed: TypedValue | undefined, names: TextNames): unknown {
  switch (field.kind) {
    case 'shortText':
    case 'longText': {
      const texts = typed as LanguageTexts;
      return byLanguage((language): string | readonly Block[] => {
        const typedText = texts[language];
        const markup = field.takesValues ? withPlaceholders(typedText, names.values) : typedText;
        return field.kind === 'longText' ? blocksOf(markup, names.pages) : markup;
      });
    }
    case 'list':
      return (typed as readonly TypedValues[]).map((item) => writtenValues(field.of, item, names));
    case 'number':
      return typed === '' ? null : Number(typed);
    case 'pageLink':
    case 'link':
    case 'choice':
      return typed === '' ? null : typed;
    default:
      return typed;
  }
}

/** An item of a list, or a section, in which nothing was typed. */
export function emptyValues(fields: Fields): TypedValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
}

function emptyValue({ kind }: Field): TypedValue {
  switch (kind) {
    case 'shortText':
    case 'longText':
      return typedTexts(null);
    case 'picture':
      return null;
    case 'list':
      return [];
    default:
      return '';
  }
}

/** The first Italian words in an item, by which an owner knows it; empty where it has none. */
export function firstTyped(fields: Fields, typed: TypedValues): string {
  const texts = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'shortText' || kind === 'longText' ? [(typed[name] as LanguageTexts).it.trim()] : [],
  );
  return texts.find((text) => text !== '') ?? '';
}
