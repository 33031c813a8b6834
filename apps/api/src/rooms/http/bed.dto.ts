import { BED_KINDS, MAX_BED_COUNT, MAX_BED_WIDTH_CM, MIN_BED_WIDTH_CM, type BedKind } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString } from 'class-validator';

const A_KIND = { enum: BED_KINDS, enumName: 'BedKind', example: 'double' } as const;
const A_COUNT = { type: 'integer', minimum: 1, maximum: MAX_BED_COUNT, example: 1 } as const;
const A_WIDTH = {
  type: 'integer',
  minimum: MIN_BED_WIDTH_CM,
  maximum: MAX_BED_WIDTH_CM,
  description: 'Centimetres.',
  example: 160,
} as const;

/** Beds of one kind and width. */
export class BedInput {
  @ApiProperty(A_KIND)
  @IsString()
  kind!: string;
  @ApiProperty(A_COUNT)
  @IsInt()
  count!: number;
  @ApiProperty(A_WIDTH)
  @IsInt()
  widthCm!: number;
}

export class BedResponse {
  @ApiProperty(A_KIND)
  kind!: BedKind;
  @ApiProperty(A_COUNT)
  count!: number;
  @ApiProperty(A_WIDTH)
  widthCm!: number;
}
