import { AMENITIES, SEASONS, type Amenity, type Season } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  ApiPixels,
  ApiPlaceholder,
  ApiVariants,
  type ImageVariantResponse,
  LocalizedText,
} from '@ospite/server/rest';
import { BedResponse } from './bed.dto';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

/** A picture of a room's gallery. */
export class RoomImageResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ type: 'integer', example: 1 })
  roomId!: number;
  @ApiProperty({ example: '/uploads/rooms/3f2a9c-1600.jpg' })
  imageUrl!: string;
  @ApiProperty({ type: 'integer', description: 'Place in the gallery, from zero.', example: 0 })
  imageOrder!: number;
  @ApiProperty({ description: 'Stands for the room; at most one of a gallery.', example: true })
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
export class RoomResponse {
  @ApiProperty({ type: 'integer', example: 1 })
  id!: number;
  @ApiProperty({ example: 'Bungalow Ginepro' })
  name!: string;
  @ApiProperty({ example: 'bungalow-ginepro' })
  slug!: string;
  @ApiProperty({ example: 'Un bungalow rotondo all’ombra dei pini…' })
  description!: string;
  @ApiProperty({ example: 'Rotondo, fresco, a due passi dal mare.' })
  shortDescription!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'A round bungalow in the shade of the pines…' })
  descriptionEn!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Round, cool, a few steps from the sea.' })
  shortDescriptionEn!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Ein Rundbungalow im Schatten der Pinien…' })
  descriptionDe!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Rund, kühl, wenige Schritte vom Meer.' })
  shortDescriptionDe!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Un bungalow redondo a la sombra de los pinos…' })
  descriptionEs!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Redondo, fresco, a un paso del mar.' })
  shortDescriptionEs!: string | null;
  @ApiProperty({ type: 'integer', example: 2 })
  maxGuests!: number;
  @ApiProperty({ enum: AMENITIES, enumName: 'Amenity', isArray: true, example: ['kitchenette'] })
  amenities!: Amenity[];
  @ApiProperty({ type: [BedResponse], description: 'Empty while it is unset, and then not shown.' })
  beds!: BedResponse[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Square metres.', example: 36 })
  sizeSqm!: number | null;
  @ApiProperty({
    type: [String],
    description: 'Gallery in order.',
    example: ['/uploads/rooms/3f2a9c-1600.jpg'],
  })
  images!: string[];
  @ApiProperty({
    type: RoomImageResponse,
    nullable: true,
    description: 'The picture that stands for the room.',
  })
  mainImage!: RoomImageResponse | null;
  @ApiProperty({ description: 'Guests see active rooms alone.', example: true })
  isActive!: boolean;
  @ApiProperty({ ...A_NULLABLE_TEXT, format: 'uri', example: 'https://booking.example/bungalow-ginepro' })
  bookingUrl!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, format: 'uri', example: 'https://airbnb.example/bungalow-ginepro' })
  airbnbUrl!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'National rental code.', example: 'IT090092B4000X0001' })
  cin!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'Regional rental code.', example: 'E0001' })
  iun!: string | null;
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
    description: 'High season first; a season without price is missing.',
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
