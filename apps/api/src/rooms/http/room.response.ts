import { SEASONS, type Season } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  AlsoDocumented,
  ApiPixels,
  ApiPlaceholder,
  ApiVariants,
  type ImageVariantResponse,
  LocalizedText,
} from '@ospite/server/rest';
import { RoomFields } from './room.fields';

const A_LINK = { type: String, format: 'uri' };

/** A picture of a room's gallery. */
export class RoomImageResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ type: 'integer', example: 1 })
  roomId!: number;
  @ApiProperty({ example: '/uploads/rooms/3f2a9c-1600.jpg' })
  imageUrl!: string;
  @ApiProperty({ type: 'integer', description: 'Position in the gallery, from zero.', example: 0 })
  imageOrder!: number;
  @ApiProperty({ description: 'The main picture of the room; at most one per gallery.', example: true })
  isMain!: boolean;
  @ApiPixels('imageUrl', 1600)
  width!: number;
  @ApiPixels('imageUrl', 1067)
  height!: number;
  @ApiPlaceholder()
  placeholder!: string;
  @ApiVariants()
  variants!: ImageVariantResponse[];
  @ApiProperty({ type: LocalizedText, description: 'What the picture shows, for people who cannot see it.' })
  alt!: LocalizedText;
  @ApiProperty({
    format: 'date-time',
    description: 'When its texts were last saved.',
    example: '2026-10-01T09:00:00.000Z',
  })
  updatedAt!: string;
}

/** A room as lists show it. The fields without a language are Italian. */
@AlsoDocumented({ bookingUrl: A_LINK, airbnbUrl: A_LINK })
export class RoomResponse extends RoomFields {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({
    type: [String],
    description: 'Gallery in order.',
    example: ['/uploads/rooms/3f2a9c-1600.jpg'],
  })
  images!: string[];
  @ApiProperty({
    type: RoomImageResponse,
    nullable: true,
    description: 'The main picture.',
  })
  mainImage!: RoomImageResponse | null;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}

export class RoomPriceResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ enum: SEASONS, enumName: 'Season', example: 'high' })
  season!: Season;
  @ApiProperty({ description: 'Free text with its currency.', example: '95-120€' })
  pricePerNight!: string;
  @ApiProperty({ format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}

/** A room with all that its page shows. */
export class RoomDetailResponse extends RoomResponse {
  @ApiProperty({ type: [RoomImageResponse], description: 'All pictures in order.' })
  gallery!: RoomImageResponse[];
  @ApiProperty({
    type: [RoomPriceResponse],
    description: 'High season first; a season without a price has no entry.',
  })
  prices!: RoomPriceResponse[];
}

export class PricedRoomResponse {
  @ApiProperty({ example: 'bungalow-ginepro' })
  slug!: string;
  @ApiProperty({ example: 'Bungalow Ginepro' })
  name!: string;
}

/** A price in the list of all prices. */
export class PricingResponse extends RoomPriceResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  roomId!: number;
  @ApiProperty({ type: PricedRoomResponse })
  room!: PricedRoomResponse;
}
