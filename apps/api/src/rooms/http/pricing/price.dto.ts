import { MAX_PRICE_TEXT_LENGTH, SEASONS } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { BasedOn, IgnoresReadOnly } from '@ospite/server/rest';
import { PricedRoomResponse } from '../room.response';

/** A nightly price as the owner writes it; the address says of which room and season. */
@IgnoresReadOnly({
  id: { type: 'integer', example: 1 },
  roomId: { type: 'integer', example: 1 },
  room: { type: PricedRoomResponse },
  season: { enum: SEASONS, enumName: 'Season' },
})
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
