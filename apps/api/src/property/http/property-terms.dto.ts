import {
  AMOUNT_IDS,
  MAX_AMOUNT_CENTS,
  MAX_HOST_LANGUAGES,
  MAX_HOST_NAME_LENGTH,
  MAX_PICTURE_ALT_LENGTH,
  MAX_TAXED_NIGHTS,
  MAX_TOURIST_TAX_CENTS,
  MAX_TOURIST_TAX_NOTE_LENGTH,
  MAX_URL_LENGTH,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsString } from 'class-validator';
import { OrNull, Part, TextsInput } from '@ospite/server/rest';

export class TouristTaxInput {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: MAX_TOURIST_TAX_CENTS,
    description: 'Euro cents for a person and a night; null when only the note says something about the tax.',
    example: 150,
  })
  @OrNull()
  @IsInt()
  centsPerPersonNight!: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MAX_TAXED_NIGHTS,
    description: 'Nights of a stay that are taxed at most; null when all are.',
    example: 7,
  })
  @OrNull()
  @IsInt()
  maxNights!: number | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 12 },
    nullable: true,
    minItems: 1,
    maxItems: 12,
    uniqueItems: true,
    description: 'Months whose nights are taxed; null when all are.',
    example: [5, 6, 7, 8, 9, 10],
  })
  @OrNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(12)
  @IsInt({ each: true })
  months!: number[] | null;
  @ApiProperty({
    type: TextsInput,
    nullable: true,
    description: `At most ${MAX_TOURIST_TAX_NOTE_LENGTH} characters each.`,
  })
  @OrNull()
  @Part(TextsInput)
  note!: TextsInput | null;
}

export class HostInput {
  @ApiProperty({ minLength: 1, maxLength: MAX_HOST_NAME_LENGTH, example: 'Marta' })
  @IsString()
  name!: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: '^[a-z]{2}$' },
    maxItems: MAX_HOST_LANGUAGES,
    uniqueItems: true,
    description: 'Languages the host speaks, ISO 639-1.',
    example: ['it', 'en'],
  })
  @IsArray()
  @ArrayMaxSize(MAX_HOST_LANGUAGES)
  @IsString({ each: true })
  languages!: string[];
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: MAX_URL_LENGTH,
    description:
      'The picture of a host, as it was read; null removes it, and its files are deleted once no host has it.',
    example: null,
  })
  @OrNull()
  @IsString()
  pictureUrl!: string | null;
  @ApiProperty({
    type: TextsInput,
    nullable: true,
    description:
      `What the picture shows, for those who do not see it; at most ${MAX_PICTURE_ALT_LENGTH} characters each. ` +
      'It goes with the picture.',
  })
  @OrNull()
  @Part(TextsInput)
  pictureAlt!: TextsInput | null;
}

export class NamedAmountInput {
  @ApiProperty({ enum: AMOUNT_IDS, enumName: 'AmountId', example: 'tennis-evening' })
  @IsString()
  id!: string;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MAX_AMOUNT_CENTS,
    description: 'Euro cents.',
    example: 800,
  })
  @IsInt()
  cents!: number;
}
