import type { Picture } from '@ospite/domain/shared';
import { ApiProperty } from '@nestjs/swagger';

const VARIANT_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** One stored size and format of a picture. */
export class ImageVariantResponse {
  @ApiProperty({ example: '/uploads/rooms/3f2a9c-480.webp' })
  url!: string;
  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 480 })
  width!: number;
  @ApiProperty({ enum: VARIANT_TYPES, example: 'image/webp' })
  type!: (typeof VARIANT_TYPES)[number];
}

/** Documents the width or height of a picture. @param field where the picture's address stands */
export const ApiPixels = (field: string, example: number) =>
  ApiProperty({ type: 'integer', description: `Pixels of the picture at \`${field}\`.`, example });

export const ApiPlaceholder = () =>
  ApiProperty({ description: 'Colour to show until the picture has loaded.', example: '#7aa5a3' });

export const ApiVariants = () =>
  ApiProperty({
    type: [ImageVariantResponse],
    description: 'Smaller copies and other formats; those in AVIF follow some seconds after the upload.',
  });

/** A picture as pages show it. */
export class PictureResponse {
  @ApiProperty({ example: '/uploads/events/5d1f0c-1600.jpg' })
  url!: string;
  @ApiPixels('url', 1600)
  width!: number;
  @ApiPixels('url', 1067)
  height!: number;
  @ApiPlaceholder()
  placeholder!: string;
  @ApiVariants()
  variants!: ImageVariantResponse[];
}

/** Domain to JSON, every field by name. */
export function presentPicture({ url, width, height, placeholder, variants }: Picture): PictureResponse {
  return {
    url,
    width,
    height,
    placeholder,
    variants: variants.map((variant) => ({ url: variant.url, width: variant.width, type: variant.type })),
  };
}
