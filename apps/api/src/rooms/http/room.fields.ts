import { AMENITIES, MAX_BED_ENTRIES, MAX_NAMED_ITEMS, MAX_SLUG_LENGTH } from '@ospite/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsString } from 'class-validator';
import { FlatTextsOf, ListOf, OrNull, MAX_STAY_FACTS, StayFactDto } from '@ospite/server/rest';
import { Bed } from './bed.dto';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

const TEXTS = {
  description: {
    it: 'Un bungalow rotondo all’ombra dei pini…',
    en: 'A round bungalow in the shade of the pines…',
    de: 'Ein Rundbungalow im Schatten der Pinien…',
    es: 'Un bungalow redondo a la sombra de los pinos…',
  },
  shortDescription: {
    it: 'Rotondo, fresco, a due passi dal mare.',
    en: 'Round, cool, a few steps from the sea.',
    de: 'Rund, kühl, wenige Schritte vom Meer.',
    es: 'Redondo, fresco, a un paso del mar.',
  },
};

class RoomNames {
  @ApiProperty({ example: 'Bungalow Ginepro' })
  @IsString()
  name!: string;
  @ApiProperty({ example: 'bungalow-ginepro' })
  @IsString()
  slug!: string;
}

/**
 * What the owner sends of a room, and responses give back; the requests add their limits. The fields without a language
 * are Italian.
 */
export class RoomFields extends IntersectionType(RoomNames, FlatTextsOf(TEXTS)) {
  @ApiProperty({ type: 'integer', example: 2 })
  @IsInt()
  maxGuests!: number;
  // Whether they are known is the domain’s to say.
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: MAX_SLUG_LENGTH },
    maxItems: AMENITIES.length + MAX_NAMED_ITEMS,
    description: 'Specified ids, and those of the property’s `ownAmenities`.',
    example: ['kitchenette'],
  })
  @IsArray()
  @ArrayMaxSize(AMENITIES.length + MAX_NAMED_ITEMS)
  @IsString({ each: true })
  amenities!: string[];
  @ApiProperty({ type: [Bed], description: 'Empty while it is unset, and then not shown.' })
  @ListOf(Bed)
  @ArrayMaxSize(MAX_BED_ENTRIES)
  beds!: Bed[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Square metres.', example: 36 })
  @OrNull()
  @IsInt()
  sizeSqm!: number | null;
  @ApiProperty({
    description:
      'Whether there is no step between the car park and the bed. False while unknown, and then nothing is shown.',
    example: true,
  })
  @IsBoolean()
  stepFree!: boolean;
  @ApiProperty({
    type: [StayFactDto],
    example: [{ id: 'bathroom', choices: ['inside'], number: null }],
    maxItems: MAX_STAY_FACTS,
    description: 'What guests ask before they write; unset ones are left out, and then not shown.',
  })
  @ListOf(StayFactDto)
  @ArrayMaxSize(MAX_STAY_FACTS)
  stayFacts!: StayFactDto[];
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'https://booking.example/bungalow-ginepro' })
  @OrNull()
  @IsString()
  bookingUrl!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'https://airbnb.example/bungalow-ginepro' })
  @OrNull()
  @IsString()
  airbnbUrl!: string | null;
  @ApiProperty({ description: 'Guests see only active rooms.', example: true })
  @IsBoolean()
  isActive!: boolean;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'National rental code.', example: 'IT090092B4000X0001' })
  @OrNull()
  @IsString()
  cin!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'Regional rental code.', example: 'E0001' })
  @OrNull()
  @IsString()
  iun!: string | null;
}
