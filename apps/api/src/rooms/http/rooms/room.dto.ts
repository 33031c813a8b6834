import {
  AMENITIES,
  DEFAULT_ROOM_GUESTS,
  MAX_BED_ENTRIES,
  MAX_REGISTRATION_CODE_LENGTH,
  MAX_ROOM_DESCRIPTION_LENGTH,
  MAX_ROOM_GUESTS,
  MAX_ROOM_NAME_LENGTH,
  MAX_ROOM_SIZE_SQM,
  MAX_ROOM_SHORT_DESCRIPTION_LENGTH,
  MAX_ROOM_SLUG_LENGTH,
  MAX_URL_LENGTH,
  MIN_ROOM_GUESTS,
  MIN_ROOM_SIZE_SQM,
  type RoomDraft,
} from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsString, ValidateIf } from 'class-validator';
import { BasedOn, IgnoresReadOnly, ListOf, sentFields } from '@ospite/server/rest';
import { BedInput } from '../bed.dto';
import { RoomImageResponse, RoomPriceResponse } from '../room.response';

const DESCRIPTION = { maxLength: MAX_ROOM_DESCRIPTION_LENGTH };
const SHORT_DESCRIPTION = { maxLength: MAX_ROOM_SHORT_DESCRIPTION_LENGTH };
const NULLABLE = { type: String, nullable: true } as const;
const A_LINK = {
  ...NULLABLE,
  maxLength: MAX_URL_LENGTH,
  description: 'An address with http or https; null for none.',
};
const A_CODE = { ...NULLABLE, maxLength: MAX_REGISTRATION_CODE_LENGTH };

/** May be left out, but is not null. */
const IfGiven = () => ValidateIf((_body: unknown, value: unknown) => value !== undefined);

/** A new room. The fields without a language are Italian; a translation that is null or blank falls back to them. */
export class CreateRoomRequest {
  @ApiProperty({ minLength: 1, maxLength: MAX_ROOM_NAME_LENGTH, example: 'Bungalow Lentisco' })
  @IsString()
  name!: string;
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_ROOM_SLUG_LENGTH,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'The room’s part of its page’s address; it holds a letter.',
    example: 'bungalow-lentisco',
  })
  @IsString()
  slug!: string;

  @ApiProperty({ ...DESCRIPTION, minLength: 1, example: 'Un bungalow rotondo tra i lentischi.' })
  @IsString()
  description!: string;
  @ApiPropertyOptional({ ...NULLABLE, ...DESCRIPTION, example: 'A round bungalow among the mastic trees.' })
  @IsOptional()
  @IsString()
  descriptionEn?: string | null;
  @ApiPropertyOptional({
    ...NULLABLE,
    ...DESCRIPTION,
    example: 'Ein Rundbungalow zwischen Mastixsträuchern.',
  })
  @IsOptional()
  @IsString()
  descriptionDe?: string | null;
  @ApiPropertyOptional({ ...NULLABLE, ...DESCRIPTION, example: 'Un bungalow redondo entre lentiscos.' })
  @IsOptional()
  @IsString()
  descriptionEs?: string | null;

  @ApiProperty({ ...SHORT_DESCRIPTION, minLength: 1, example: 'Rotondo e fresco.' })
  @IsString()
  shortDescription!: string;
  @ApiPropertyOptional({ ...NULLABLE, ...SHORT_DESCRIPTION, example: 'Round and cool.' })
  @IsOptional()
  @IsString()
  shortDescriptionEn?: string | null;
  @ApiPropertyOptional({ ...NULLABLE, ...SHORT_DESCRIPTION, example: 'Rund und kühl.' })
  @IsOptional()
  @IsString()
  shortDescriptionDe?: string | null;
  @ApiPropertyOptional({ ...NULLABLE, ...SHORT_DESCRIPTION, example: 'Redondo y fresco.' })
  @IsOptional()
  @IsString()
  shortDescriptionEs?: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: MIN_ROOM_GUESTS,
    maximum: MAX_ROOM_GUESTS,
    default: DEFAULT_ROOM_GUESTS,
    example: 2,
  })
  @IfGiven()
  @IsInt()
  maxGuests?: number;
  @ApiPropertyOptional({ enum: AMENITIES, enumName: 'Amenity', isArray: true, example: ['kitchenette'] })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(AMENITIES.length)
  @IsString({ each: true })
  amenities?: string[];
  @ApiPropertyOptional({
    type: [BedInput],
    maxItems: MAX_BED_ENTRIES,
    description: 'Replaces all beds; empty for none, and then not shown.',
  })
  @IfGiven()
  @ListOf(BedInput)
  @ArrayMaxSize(MAX_BED_ENTRIES)
  beds?: BedInput[];
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    minimum: MIN_ROOM_SIZE_SQM,
    maximum: MAX_ROOM_SIZE_SQM,
    description: 'Square metres; null for none, and then not shown.',
    example: 36,
  })
  @IsOptional()
  @IsInt()
  sizeSqm?: number | null;
  @ApiPropertyOptional({
    type: [String],
    maxItems: 0,
    description: 'Always empty: pictures are uploaded one by one.',
    example: [],
  })
  @IfGiven()
  @IsArray()
  @ArrayMaxSize(0)
  images?: string[];

  @ApiPropertyOptional({ ...A_LINK, example: 'https://booking.example/bungalow-lentisco' })
  @IsOptional()
  @IsString()
  bookingUrl?: string | null;
  @ApiPropertyOptional({ ...A_LINK, example: null })
  @IsOptional()
  @IsString()
  airbnbUrl?: string | null;
  @ApiPropertyOptional({ default: true, description: 'Guests see active rooms alone.', example: true })
  @IfGiven()
  @IsBoolean()
  isActive?: boolean;
  @ApiPropertyOptional({ ...A_CODE, description: 'National rental code.', example: 'IT090092B4000X0007' })
  @IsOptional()
  @IsString()
  cin?: string | null;
  @ApiPropertyOptional({ ...A_CODE, description: 'Regional rental code.', example: 'E0007' })
  @IsOptional()
  @IsString()
  iun?: string | null;
}

/** Changed fields of a room; what is left out stays, what has calls of its own is ignored. */
@IgnoresReadOnly({
  id: { type: 'integer', example: 1 },
  images: { type: [String], description: 'Follows from the gallery.', example: [] },
  mainImage: { type: RoomImageResponse, nullable: true },
  gallery: { type: [RoomImageResponse], description: 'Changed by the calls for pictures.' },
  prices: { type: [RoomPriceResponse], description: 'Changed by the calls for prices.' },
})
export class UpdateRoomRequest extends PartialType(OmitType(CreateRoomRequest, ['images']), {
  skipNullProperties: false,
}) {
  // Examples of a room that is there, so that they can be sent as they stand.
  @ApiPropertyOptional({ example: 'Bungalow Ginepro' })
  override name?: string;
  @ApiPropertyOptional({ example: 'bungalow-ginepro' })
  override slug?: string;

  @BasedOn()
  updatedAt?: string;
}

/** The fields of the domain's form; those that were not sent are left out. */
export function roomDraftFrom(body: CreateRoomRequest | UpdateRoomRequest): Partial<RoomDraft> {
  const { name, slug, maxGuests, amenities, bookingUrl, airbnbUrl, isActive, cin, iun } = body;
  const { sizeSqm, beds } = body;
  const { description, descriptionEn, descriptionDe, descriptionEs } = body;
  const { shortDescription, shortDescriptionEn, shortDescriptionDe, shortDescriptionEs } = body;
  return sentFields({
    ...{ name, slug, description, descriptionEn, descriptionDe, descriptionEs },
    ...{ shortDescription, shortDescriptionEn, shortDescriptionDe, shortDescriptionEs },
    ...{ maxGuests, amenities, bookingUrl, airbnbUrl, isActive, cin, iun, sizeSqm },
    beds: beds?.map(({ kind, count, widthCm }) => ({ kind, count, widthCm })),
  });
}
