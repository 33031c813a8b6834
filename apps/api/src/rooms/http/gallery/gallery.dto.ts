import { MAX_ALT_LENGTH, MAX_ROOM_IMAGES, type AltChanges } from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { BasedOn, PositionInput, ReadOrder } from '@ospite/server/rest';
import { EmptyAsUndefined } from '@ospite/server/bodies';

const SWITCH = ['true', 'false'] as const;
const ALT = { maxLength: MAX_ALT_LENGTH };

/** The fields beside an uploaded picture; every field of a form is a text. */
export class UploadRoomImageForm {
  @ApiPropertyOptional({
    pattern: '^[0-9]{1,4}$',
    description: 'Position in the gallery, from zero; last when omitted or too large.',
    example: '0',
  })
  @EmptyAsUndefined()
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,4}$/)
  imageOrder?: string;

  @ApiPropertyOptional({
    enum: SWITCH,
    default: 'false',
    description: '`true` makes it the main picture; the first picture is so in any case.',
    example: 'false',
  })
  @EmptyAsUndefined()
  @IsOptional()
  @IsIn(SWITCH)
  isMain?: (typeof SWITCH)[number];
}

/** The same with its file, for the document; the file itself is read apart from the fields. */
export class UploadRoomImageRequest extends UploadRoomImageForm {
  @ApiProperty({
    type: String,
    format: 'binary',
    description:
      'JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other.',
  })
  image?: unknown;
}

/** The order of a whole gallery. */
export class OrderRoomImagesRequest {
  @ApiProperty({
    type: [PositionInput],
    maxItems: MAX_ROOM_IMAGES,
    description: 'Each picture of the room once. The example is the gallery of the demo’s first room.',
    example: [2, 1, 3, 4, 5, 6].map((id, order) => ({ id, order })),
  })
  @IsArray()
  @ArrayMaxSize(MAX_ROOM_IMAGES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PositionInput)
  imageOrders!: PositionInput[];

  @ReadOrder(MAX_ROOM_IMAGES, [1, 2, 3, 4, 5, 6])
  readOrder?: number[];
}

/** What a picture shows, in some languages. */
export class AltInput implements AltChanges {
  @ApiPropertyOptional({ ...ALT, example: 'Il letto sotto la finestra' })
  @ValidateIf((_alt: unknown, text: unknown) => text !== undefined)
  @IsString()
  it?: string;
  @ApiPropertyOptional({ ...ALT, example: 'The bed below the window' })
  @ValidateIf((_alt: unknown, text: unknown) => text !== undefined)
  @IsString()
  en?: string;
  @ApiPropertyOptional({ ...ALT, example: 'Das Bett unter dem Fenster' })
  @ValidateIf((_alt: unknown, text: unknown) => text !== undefined)
  @IsString()
  de?: string;
  @ApiPropertyOptional({ ...ALT, example: 'La cama bajo la ventana' })
  @ValidateIf((_alt: unknown, text: unknown) => text !== undefined)
  @IsString()
  es?: string;
}

export class UpdateRoomImageRequest {
  @ApiProperty({
    type: AltInput,
    description: 'Omitted languages stay; a blank text removes a translation.',
  })
  // `ValidateNested` alone would take a list for one.
  @IsObject()
  @ValidateNested()
  @Type(() => AltInput)
  alt!: AltInput;

  @BasedOn()
  updatedAt?: string;
}
