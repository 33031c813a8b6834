import { MAX_PRICE_TEXT_LENGTH } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { BasedOn } from '../../../platform/rest/based-on';

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

  @BasedOn()
  updatedAt?: string;
}
