import {
  CONTENT_PAGES,
  LANGUAGES,
  SECTIONS,
  valuesSchema,
  type Language,
  type SchemaParts,
  type SectionDefinition,
  type SectionValues,
} from '@ospite/domain';
import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath, type ApiPropertyOptions } from '@nestjs/swagger';
import { classOf, LocalizedText } from '@ospite/server/rest';
import {
  ContentPictureResponse,
  LocalizedBlocksResponse,
  ShownLongTextResponse,
  ShownPictureResponse,
  ShownTextResponse,
} from './content-parts.response';

/** A translation that somebody should read: its Italian was written anew after it, or a program proposed it. */
export class MarkedTranslationResponse {
  @ApiProperty({ description: 'As problems name fields.', example: 'values.items.2.title' })
  field!: string;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', example: 'de' })
  language!: Language;
  @ApiProperty({
    description: 'The Italian that it translates, without bold and links.',
    example: 'Chi siamo',
  })
  italianBefore!: string;
  @ApiProperty({
    description: 'Whether a program proposed it: nothing is published before it was read.',
    example: false,
  })
  isProposal!: boolean;
}

const ref = (model: Type<unknown>) => ({ $ref: getSchemaPath(model) });

/** What the owner put in, in all languages. */
const DRAFT: SchemaParts = {
  shortText: ref(LocalizedText),
  longText: ref(LocalizedBlocksResponse),
  picture: ref(ContentPictureResponse),
  isWhole: true,
};
/** What guests see, in one language. */
const SHOWN: SchemaParts = {
  shortText: ref(ShownTextResponse),
  longText: ref(ShownLongTextResponse),
  picture: ref(ShownPictureResponse),
  isWhole: false,
};

export interface ShownSectionResponse {
  readonly id: number;
  readonly kind: string;
  readonly values: SectionValues;
}
export interface DraftSectionResponse extends ShownSectionResponse {
  readonly page: string;
  readonly hidden: boolean;
  readonly marks: readonly MarkedTranslationResponse[];
  readonly updatedAt: string;
}

const AN_ID = ApiProperty({ type: 'integer', example: 1 });

/** A schema for each kind of section, told apart by `kind`; all of it follows from the definitions. */
const SHOWN_MODELS = SECTIONS.map((definition) =>
  sectionModel<ShownSectionResponse>(definition, 'Section', SHOWN, []),
);
const DRAFT_MODELS = SECTIONS.map((definition) =>
  sectionModel<DraftSectionResponse>(definition, 'Draft', DRAFT, [
    [
      'page',
      [
        ApiProperty({
          enum: CONTENT_PAGES,
          enumName: 'ContentPageName',
          example: definition.page === 'own' ? 'own-1' : definition.page,
        }),
      ],
    ],
    [
      'hidden',
      [
        ApiProperty({
          type: Boolean,
          description: 'Guests do not see it, published or not.',
          example: false,
        }),
      ],
    ],
    ['marks', [ApiProperty({ type: [MarkedTranslationResponse], description: 'Of its translations.' })]],
    [
      'updatedAt',
      [
        ApiProperty({
          type: String,
          format: 'date-time',
          description: 'Sent with a change, it says which state the change is based on.',
          example: '2026-11-21T09:15:00.000Z',
        }),
      ],
    ],
  ]),
);

/** Adds the schemas of all sections, and of what they are made of, to the document. */
export const ApiSections = () =>
  ApiExtraModels(
    ...SHOWN_MODELS,
    ...DRAFT_MODELS,
    ...[LocalizedText, LocalizedBlocksResponse, ContentPictureResponse, MarkedTranslationResponse],
    ...[ShownTextResponse, ShownLongTextResponse, ShownPictureResponse],
  );

/** The schema of any section. */
export const SHOWN_SECTION = oneOf(SHOWN_MODELS);
export const DRAFT_SECTION = oneOf(DRAFT_MODELS);

function oneOf(models: readonly Type<unknown>[]) {
  const mapping = models.map((model, at) => [SECTIONS[at]?.kind ?? '', getSchemaPath(model)]);
  return {
    oneOf: models.map(ref),
    discriminator: { propertyName: 'kind', mapping: Object.fromEntries(mapping) as Record<string, string> },
  };
}

/** `AboutStorySection` for `about.story`. */
function sectionModel<Model extends object>(
  { kind, fields }: SectionDefinition,
  suffix: string,
  parts: SchemaParts,
  more: Parameters<typeof classOf>[0],
): Type<Model> {
  const values = {
    ...valuesSchema(fields, parts),
    additionalProperties: false,
    selfRequired: true,
  } as ApiPropertyOptions;
  const model = classOf<Model>([
    ['id', [AN_ID]],
    ['kind', [ApiProperty({ type: String, enum: [kind], example: kind })]],
    ['values', [ApiProperty(values)]],
    ...more,
  ]);
  const words = kind.split(/[.-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  Object.defineProperty(model, 'name', { value: words.join('') + suffix });
  return model;
}
