import { AMOUNT_IDS, type AmountId } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { LocalizedText } from '@ospite/server/rest';

export class TouristTaxResponse {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Euro cents for a person and a night; null when only the note says something about the tax.',
    example: 150,
  })
  centsPerPersonNight!: number | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Nights of a stay that are taxed at most; null when all are.',
    example: 7,
  })
  maxNights!: number | null;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    nullable: true,
    description: 'Months whose nights are taxed, in the year’s order; null when all are.',
    example: [5, 6, 7, 8, 9, 10],
  })
  months!: number[] | null;
  @ApiProperty({ type: LocalizedText, nullable: true })
  note!: LocalizedText | null;
}

export class HostResponse {
  @ApiProperty({ example: 'Marta' })
  name!: string;
  @ApiProperty({
    type: String,
    isArray: true,
    description: 'Languages the host speaks, ISO 639-1.',
    example: ['it', 'en'],
  })
  languages!: string[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The smallest copy of the picture.',
    example: '/uploads/hosts/7c1e40-480.jpg',
  })
  pictureUrl!: string | null;
  @ApiProperty({
    type: LocalizedText,
    nullable: true,
    description: 'What the picture shows; null falls back to the name.',
    example: { it: 'Marta sulla veranda, con il cane', en: 'Marta on the veranda, with her dog' },
  })
  pictureAlt!: LocalizedText | null;
}

export class NamedAmountResponse {
  @ApiProperty({ enum: AMOUNT_IDS, enumName: 'AmountId', example: 'tennis-evening' })
  id!: AmountId;
  @ApiProperty({ type: 'integer', description: 'Euro cents.', example: 800 })
  cents!: number;
}
