import {
  CONTENT_PAGES,
  LANGUAGES,
  MAX_SECTIONS,
  MAX_TEXT_INTO_ITALIAN_LENGTH,
  SECTIONS,
  type Language,
} from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional, type ApiParamOptions } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { MAX_ROW_ID } from '@ospite/server/persistence';
import { BasedOn, HoldsValues, IgnoresReadOnly } from '@ospite/server/rest';

/**
 * Fields and items of lists in a section's values, at any depth. Twenty answers in four languages, of two paragraphs with a
 * link each, have some two thousand; the domain's check of them takes a microsecond each. Our own figure.
 */
const MAX_SECTION_VALUES = 4_000;
/** Longest name of a field in characters. Our own figure. */
const MAX_FIELD_LENGTH = 200;
const TRANSLATED = LANGUAGES.filter((language) => language !== 'it');
const KINDS = SECTIONS.map(({ kind }) => kind);
const SOME_VALUES = {
  type: 'object',
  additionalProperties: true,
  description:
    'Fields of its kind, as its draft has them; those that are left out stay. A problem names its field as ' +
    '`values.items.2.title.de`. A text may be left empty until it is published.',
} as const;

/** How the document describes the page in an address. */
export const PAGE = {
  name: 'page',
  schema: { type: 'string', enum: [...CONTENT_PAGES], example: 'about' },
} satisfies ApiParamOptions;

@HoldsValues(MAX_SECTION_VALUES)
export class CreateContentSectionRequest {
  @ApiProperty({ enum: KINDS, enumName: 'SectionKind', example: 'about.story' })
  @IsIn(KINDS)
  kind!: string;
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_ROW_ID,
    description:
      'For kinds of the owner’s pages: the id of the lead of the page that it is for. `own.lead` makes a page, at an address ' +
      'of its title unless it says another.',
    example: 1,
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ROW_ID)
  lead?: number;
  @ApiPropertyOptional({ ...SOME_VALUES, example: { title: { it: 'Com’è nata' } } })
  @IsOptional()
  @IsObject()
  values?: object;
}

const IGNORED = { description: 'As it was read.' };

@HoldsValues(MAX_SECTION_VALUES)
@IgnoresReadOnly({
  id: { ...IGNORED, type: 'integer' },
  page: { ...IGNORED, type: String },
  kind: { ...IGNORED, type: String },
  marks: { ...IGNORED, type: 'array', items: { type: 'object' } },
})
export class UpdateContentSectionRequest {
  @ApiPropertyOptional({ ...SOME_VALUES, example: { title: { it: 'Chi siamo' } } })
  @IsOptional()
  @IsObject()
  values?: object;
  @ApiPropertyOptional({ description: 'Whether guests do not see it once it is published.', example: false })
  @IsOptional()
  @IsBoolean()
  hidden?: boolean;
  @BasedOn()
  updatedAt?: string;
}

export class ProposeTranslationRequest {
  @ApiProperty({ maxLength: MAX_FIELD_LENGTH, example: 'values.items.2.title' })
  @IsString()
  @MaxLength(MAX_FIELD_LENGTH)
  field!: string;
  @ApiProperty({ enum: TRANSLATED, example: 'de' })
  @IsIn(TRANSLATED)
  language!: Exclude<Language, 'it'>;
}

export class TranslateIntoItalianRequest {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_TEXT_INTO_ITALIAN_LENGTH,
    description: 'Plain text; its lines stay lines.',
    example: 'Gibt es einen Parkplatz?',
  })
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_TEXT_INTO_ITALIAN_LENGTH)
  text!: string;
  @ApiProperty({ enum: TRANSLATED, example: 'de' })
  @IsIn(TRANSLATED)
  language!: Exclude<Language, 'it'>;
}

export class ConfirmTranslationRequest {
  @ApiProperty({ maxLength: MAX_FIELD_LENGTH, example: 'values.items.2.title' })
  @IsString()
  @MaxLength(MAX_FIELD_LENGTH)
  field!: string;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', example: 'de' })
  @IsIn(LANGUAGES)
  language!: Language;
  @BasedOn()
  updatedAt?: string;
}

export class OrderContentSectionsRequest {
  @ApiProperty({
    type: [Number],
    items: { type: 'integer', minimum: 1, maximum: MAX_ROW_ID },
    maxItems: MAX_SECTIONS,
    description: 'Ids of all sections of the page, in their new order.',
    example: [1, 3, 2, 4, 5],
  })
  @IsArray()
  @ArrayMaxSize(MAX_SECTIONS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ROW_ID, { each: true })
  ids!: number[];
}

/** The ids, and what is beside them. */
export const MAX_DISCARD_VALUES = MAX_SECTIONS * CONTENT_PAGES.length + 10;

@HoldsValues(MAX_DISCARD_VALUES)
export class DiscardContentDraftRequest {
  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: MAX_ROW_ID },
    maxItems: MAX_SECTIONS * CONTENT_PAGES.length,
    description:
      'Ids of the sections of all pages, in the order in which they were read. When they are others meanwhile, nothing is ' +
      'discarded; without them, whatever is there is.',
    example: [1, 2, 3],
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_SECTIONS * CONTENT_PAGES.length)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(MAX_ROW_ID, { each: true })
  ids?: number[];
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: MAX_ROW_ID,
    description: 'How many `marks` they had together. It is compared likewise.',
    example: 2,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ROW_ID)
  marks?: number;
  /** Of the section that was changed last. */
  @BasedOn()
  updatedAt?: string;
}

export class RestoreContentSectionRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_ROW_ID, example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_ROW_ID)
  publication!: number;
}
