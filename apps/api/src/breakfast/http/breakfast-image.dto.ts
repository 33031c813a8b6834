import { MAX_BREAKFAST_DESCRIPTION_LENGTH, MAX_BREAKFAST_IMAGES } from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { BasedOn, PositionInput, ReadOrder } from '@ospite/server/rest';

const DESCRIPTION = {
  maxLength: MAX_BREAKFAST_DESCRIPTION_LENGTH,
  example: 'Cornetti caldi e marmellata di mirto',
};

/** The fields beside an uploaded picture. */
export class UploadBreakfastImageForm {
  @ApiPropertyOptional({ ...DESCRIPTION, description: 'What the picture shows.' })
  @IsOptional()
  @IsString()
  description?: string;
}

/** The same with its file, for the document; the file itself is read apart from the fields. */
export class UploadBreakfastImageRequest extends UploadBreakfastImageForm {
  @ApiProperty({
    type: String,
    format: 'binary',
    description:
      'JPEG, PNG, WebP or AVIF, not moving, at most 15 MiB and 50 megapixels, no side more than ten times the other.',
  })
  image?: unknown;
}

/** Changed fields of a picture; what is left out stays. */
export class UpdateBreakfastImageRequest {
  @ApiPropertyOptional({
    ...DESCRIPTION,
    type: String,
    nullable: true,
    description: 'Null or blank for none.',
  })
  @IsOptional()
  @IsString()
  description?: string | null;

  @ApiPropertyOptional({ description: 'Guests see only active pictures.', example: false })
  @ValidateIf((_body: unknown, value: unknown) => value !== undefined)
  @IsBoolean()
  isActive?: boolean;

  @BasedOn()
  updatedAt?: string;
}

/** The order of all pictures. */
export class OrderBreakfastImagesRequest {
  @ApiProperty({
    type: [PositionInput],
    maxItems: MAX_BREAKFAST_IMAGES,
    description: 'Each picture once, hidden ones too.',
    example: [{ id: 1, order: 0 }],
  })
  @IsArray()
  @ArrayMaxSize(MAX_BREAKFAST_IMAGES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PositionInput)
  imageOrders!: PositionInput[];

  @ReadOrder(MAX_BREAKFAST_IMAGES, [1])
  readOrder?: number[];
}
