import { DEFAULT_LANGUAGE, fieldIn, LANGUAGES, type FlatTexts, type Language } from '@ospite/domain/shared';
import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { classOf } from './class-of';

/** A text in every language, as an example. */
type TextExample = Readonly<Record<Language, string>>;

interface FlatTextOptions {
  /** What the document says of the Italian field and of each translation, besides the example. */
  readonly italian?: ApiPropertyOptions;
  readonly translation?: ApiPropertyOptions;
}

/**
 * A class whose texts have a field for each language: `title`, `titleEn`, … The Italian one is a text; a translation may
 * be null or missing.
 */
export function FlatTextsOf<Field extends string>(
  examples: Readonly<Record<Field, TextExample>>,
  { italian = {}, translation = { nullable: true } }: FlatTextOptions = {},
): Type<FlatTexts<Field>> {
  return classOf(
    Object.entries<TextExample>(examples).flatMap(([field, example]) =>
      LANGUAGES.map((language) => {
        const isItalian = language === DEFAULT_LANGUAGE;
        const said = { ...(isItalian ? italian : translation), type: String, example: example[language] };
        const optional = isItalian ? [] : [IsOptional()];
        return [
          fieldIn(field, language),
          [ApiProperty(said as ApiPropertyOptions), IsString(), ...optional],
        ] as const;
      }),
    ),
  );
}

/** What the document says of how long the fields of a text may be, in characters; the Italian one must not be empty. */
export function textLimits(field: string, maxLength: number): Readonly<Record<string, ApiPropertyOptions>> {
  const limits = LANGUAGES.map((language) => [
    fieldIn(field, language),
    language === DEFAULT_LANGUAGE ? { minLength: 1, maxLength } : { maxLength },
  ]);
  return Object.fromEntries(limits) as Record<string, ApiPropertyOptions>;
}

/** Adds to what the document says of the fields that a class inherits; what is no text needs its `type` once more. */
export function AlsoDocumented(fields: Readonly<Record<string, ApiPropertyOptions>>): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, options] of Object.entries(fields)) ApiProperty(options)(prototype, name);
  };
}
