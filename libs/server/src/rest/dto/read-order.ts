import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { MAX_ROW_ID } from '../../persistence/row-id';

/** The field `readOrder` of a new order, which names the one that it is based on: documented, and checked when it is there. */
export const ReadOrder = (max: number, example: readonly number[]) =>
  applyDecorators(
    ApiPropertyOptional({
      type: [Number],
      items: { type: 'integer', minimum: 1, maximum: MAX_ROW_ID },
      maxItems: max,
      example,
      description:
        'Ids of the pictures in the order that was read: 409 if somebody has rearranged them since; added and removed ' +
        'pictures do not matter. Omitted, the last order wins.',
    }),
    ValidateIf((_body: unknown, value: unknown) => value !== undefined),
    IsArray(),
    ArrayMaxSize(max),
    IsInt({ each: true }),
    Min(1, { each: true }),
    Max(MAX_ROW_ID, { each: true }),
  );
