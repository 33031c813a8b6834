import { MAX_PRICE_TEXT_LENGTH } from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString } from 'class-validator';

/** A nightly price as the owner writes it. */
export class UpdatePriceRequest {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_PRICE_TEXT_LENGTH,
    description: 'Free text with its currency: fixed or a range.',
    example: '70-85€',
  })
  @IsString()
  pricePerNight!: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'The price’s `updatedAt` as it was read: 409 if somebody saved it in between.',
    example: '2026-10-01T09:00:00.000Z',
  })
  @IsOptional()
  @IsISO8601({ strict: true })
  updatedAt?: string;
}
