import {
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
  pick,
  ROOM_DRAFT_FIELDS,
  type RoomDraft,
} from '@ospite/domain';
import { ApiPropertyOptional, IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, ValidateIf } from 'class-validator';
import { AlsoDocumented, BasedOn, IgnoresReadOnly, sentFields, textLimits } from '@ospite/server/rest';
import { Bed } from '../bed.dto';
import { RoomFields } from '../room.fields';
import { RoomImageResponse, RoomPriceResponse } from '../room.response';

const REQUIRED = ['name', 'slug', 'description', 'shortDescription'] as const;
const A_LINK = {
  type: String,
  maxLength: MAX_URL_LENGTH,
  description: 'An address with http or https; null for none.',
};

/** A field that is left out is not null: null is a value of its own. */
const NULL_IS_SENT = { skipNullProperties: false };

/** A new room. The fields without a language are Italian; a translation that is null or blank falls back to them. */
@AlsoDocumented({
  name: { minLength: 1, maxLength: MAX_ROOM_NAME_LENGTH, example: 'Bungalow Lentisco' },
  slug: {
    minLength: 1,
    maxLength: MAX_ROOM_SLUG_LENGTH,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: 'The room’s part of its page’s address; it contains a letter.',
    example: 'bungalow-lentisco',
  },
  ...textLimits('description', MAX_ROOM_DESCRIPTION_LENGTH),
  ...textLimits('shortDescription', MAX_ROOM_SHORT_DESCRIPTION_LENGTH),
  maxGuests: {
    type: 'integer',
    minimum: MIN_ROOM_GUESTS,
    maximum: MAX_ROOM_GUESTS,
    default: DEFAULT_ROOM_GUESTS,
  },
  beds: {
    type: [Bed],
    maxItems: MAX_BED_ENTRIES,
    description: 'Replaces all beds; empty for none, and then not shown.',
  },
  sizeSqm: {
    type: 'integer',
    minimum: MIN_ROOM_SIZE_SQM,
    maximum: MAX_ROOM_SIZE_SQM,
    description: 'Square metres; null for none, and then not shown.',
  },
  bookingUrl: A_LINK,
  airbnbUrl: A_LINK,
  isActive: { type: Boolean, default: true },
  cin: { type: String, maxLength: MAX_REGISTRATION_CODE_LENGTH },
  iun: { type: String, maxLength: MAX_REGISTRATION_CODE_LENGTH },
})
export class CreateRoomRequest extends IntersectionType(
  PickType(RoomFields, REQUIRED),
  PartialType(OmitType(RoomFields, REQUIRED), NULL_IS_SENT),
) {
  @ApiPropertyOptional({
    type: [String],
    maxItems: 0,
    description: 'Always empty: pictures are uploaded one by one.',
    example: [],
  })
  @ValidateIf((_body: unknown, value: unknown) => value !== undefined)
  @IsArray()
  @ArrayMaxSize(0)
  images?: string[];
}

/** Changed fields of a room; what is left out stays, what has calls of its own is ignored. */
@IgnoresReadOnly({
  id: { type: 'integer', example: 1 },
  images: { type: [String], description: 'Follows from the gallery.', example: [] },
  mainImage: { type: RoomImageResponse, nullable: true },
  gallery: { type: [RoomImageResponse], description: 'Changed by the calls for pictures.' },
  prices: { type: [RoomPriceResponse], description: 'Changed by the calls for prices.' },
})
// Examples of a room that is there, so that they can be sent as they stand.
@AlsoDocumented({ name: { example: 'Bungalow Ginepro' }, slug: { example: 'bungalow-ginepro' } })
export class UpdateRoomRequest extends PartialType(OmitType(CreateRoomRequest, ['images']), NULL_IS_SENT) {
  @BasedOn()
  updatedAt?: string;
}

/** The fields of the domain's form; those that were not sent are left out. */
export function roomDraftFrom(body: CreateRoomRequest | UpdateRoomRequest): Partial<RoomDraft> {
  const beds = body.beds?.map(({ kind, count, widthCm }) => ({ kind, count, widthCm }));
  return sentFields({ ...pick(body, ROOM_DRAFT_FIELDS), beds });
}
