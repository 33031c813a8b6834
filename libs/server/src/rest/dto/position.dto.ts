import type { Positioned } from '@ospite/domain/shared';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MAX_ROW_ID } from '../../persistence/row-id';

/** The numbers of an order may have gaps. */
const MAX_ORDER = 1_000_000;

/** An image's position in a new order. */
export class PositionInput implements Positioned {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  @IsInt()
  @Min(1)
  @Max(MAX_ROW_ID)
  id!: number;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_ORDER, example: 0 })
  @IsInt()
  @Min(0)
  @Max(MAX_ORDER)
  order!: number;
}
