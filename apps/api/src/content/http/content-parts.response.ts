import {
  LANGUAGES,
  MAX_PARTS,
  MAX_URL_LENGTH,
  SITE_PICTURES,
  type Block,
  type Language,
  type PictureSource,
} from '@ospite/domain';
import {
  ApiExtraModels,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
  type ApiPropertyOptions,
} from '@nestjs/swagger';
import { classOf, LocalizedText, PictureResponse } from '@ospite/server/rest';

/** Some words of a paragraph that look alike. */
export class TextRunResponse {
  @ApiProperty({ example: 'Chiamaci' })
  text!: string;
  @ApiPropertyOptional({ example: true })
  bold?: boolean;
  @ApiPropertyOptional({
    maxLength: MAX_URL_LENGTH,
    description:
      '`https:`, `http:`, `mailto:` or `tel:`; a page of the site as `page:contact`, one of the owner’s own by the id of its ' +
      'lead as `page:own:17`. Without such a page, the words are shown without the link.',
    example: 'page:contact',
  })
  link?: string;
}

const RUNS = { type: 'array', maxItems: MAX_PARTS, items: { $ref: getSchemaPath(TextRunResponse) } } as const;

export class ParagraphResponse {
  @ApiProperty(RUNS)
  paragraph!: TextRunResponse[];
}

export class BulletListResponse {
  @ApiProperty({ type: 'array', maxItems: MAX_PARTS, items: RUNS })
  list!: TextRunResponse[][];
}

const BLOCKS = {
  type: 'array' as const,
  maxItems: MAX_PARTS,
  items: { oneOf: [{ $ref: getSchemaPath(ParagraphResponse) }, { $ref: getSchemaPath(BulletListResponse) }] },
} satisfies ApiPropertyOptions;

/** A long text in the languages that it was written in. */
@ApiExtraModels(TextRunResponse, ParagraphResponse, BulletListResponse)
export class LocalizedBlocksResponse extends classOf<Readonly<Record<Language, Block[]>>>(
  LANGUAGES.map((language) => [
    language,
    [ApiProperty({ ...BLOCKS, selfRequired: language === 'it' } as never)],
  ]),
) {}

/** The spot of a picture that stays in view when its frame cuts it, in per cent of its width and height. */
export class FocalPointResponse {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  x!: number;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 50 })
  y!: number;
}

const SOURCE = {
  type: String,
  pattern: '^(site:[a-z-]+|own:[1-9][0-9]{0,8})$',
  description: `One that comes with the site (${SITE_PICTURES.map((name) => `\`site:${name}\``).join(', ')}) or was uploaded.`,
  example: 'site:bay',
};

export class ContentPictureResponse {
  @ApiProperty(SOURCE)
  source!: PictureSource;
  @ApiProperty({ type: LocalizedText, description: 'What it shows, for who does not see it.' })
  alt!: LocalizedText;
  @ApiProperty({ type: FocalPointResponse })
  focus!: FocalPointResponse;
}

const LANG = {
  enum: ['it'],
  description: 'The language of the text, where it is missing in the one that was asked for.',
  example: 'it',
};

export class ShownTextResponse {
  @ApiProperty({ example: 'Chi siamo' })
  text!: string;
  @ApiPropertyOptional(LANG)
  lang?: 'it';
}

export class ShownLongTextResponse {
  @ApiProperty(BLOCKS)
  blocks!: Block[];
  @ApiPropertyOptional(LANG)
  lang?: 'it';
}

export class ShownPictureResponse {
  @ApiProperty(SOURCE)
  source!: PictureSource;
  @ApiPropertyOptional({ type: PictureResponse, description: 'The files of one that was uploaded.' })
  files?: PictureResponse;
  @ApiProperty({ type: ShownTextResponse })
  alt!: ShownTextResponse;
  @ApiProperty({ type: FocalPointResponse })
  focus!: FocalPointResponse;
}
