import { BED_KINDS, MAX_BED_COUNT, MAX_BED_WIDTH_CM, MIN_BED_WIDTH_CM, type BedKind } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString } from 'class-validator';

/** Beds of one kind and width. */
export class Bed {
  @ApiProperty({ enum: BED_KINDS, enumName: 'BedKind', example: 'double' })
  @IsString()
  kind!: BedKind;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_BED_COUNT, example: 1 })
  @IsInt()
  count!: number;
  @ApiProperty({
    type: 'integer',
    minimum: MIN_BED_WIDTH_CM,
    maximum: MAX_BED_WIDTH_CM,
    description: 'Centimetres.',
    example: 160,
  })
  @IsInt()
  widthCm!: number;
}
