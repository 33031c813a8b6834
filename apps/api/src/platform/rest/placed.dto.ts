import type { Placed } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_ROW_ID } from './row-id';

/** Numbers that say who comes before whom; they need not be dense. */
const MAX_PLACE = 1_000_000;

/** A wanted place in an order. */
export class PlaceInput implements Placed {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_ROW_ID)
  id!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_PLACE, example: 0 })
  @IsInt()
  @Min(0)
  @Max(MAX_PLACE)
  order!: number;
}
