import { PALETTES, TYPEFACE_PAIRS, type Palette, type TypefacePair } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EmptyAsUndefined } from '@ospite/server/bodies';
import { BasedOn, IgnoresReadOnly } from '@ospite/server/rest';

const A_PALETTE = {
  enum: PALETTES,
  enumName: 'Palette',
  description: 'The colours of the site.',
  example: 'lake',
} as const;

const A_TYPEFACE_PAIR = {
  enum: TYPEFACE_PAIRS,
  enumName: 'TypefacePair',
  description:
    'What headings and texts are set in: Fraunces and Instrument Sans (`warm`), Bricolage Grotesque and Figtree ' +
    '(`modern`), Cormorant Garamond and Literata (`classic`).',
  example: 'modern',
} as const;

const A_LOGO = {
  nullable: true,
  description: 'What pages show in place of sprig and name; null where there is none.',
} as const;

export class LogoResponse {
  @ApiProperty({ description: 'A PNG, which never changes.', example: '/brand/8f14e45fceea167a.png' })
  url!: string;
  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 576 })
  width!: number;
  @ApiProperty({ type: 'integer', description: 'Pixels.', example: 192 })
  height!: number;
}

export class BrandResponse {
  @ApiProperty(A_PALETTE)
  palette!: Palette;
  @ApiProperty(A_TYPEFACE_PAIR)
  typefaces!: TypefacePair;
  @ApiProperty({ ...A_LOGO, type: LogoResponse })
  logo!: LogoResponse | null;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}

@IgnoresReadOnly({ logo: { ...A_LOGO, type: LogoResponse } })
export class UpdateBrandRequest {
  @ApiProperty(A_PALETTE)
  @IsIn(PALETTES)
  palette!: Palette;

  @ApiProperty(A_TYPEFACE_PAIR)
  @IsIn(TYPEFACE_PAIRS)
  typefaces!: TypefacePair;

  @BasedOn()
  updatedAt?: string;
}

/** The fields beside the logo. */
export class UploadLogoForm {
  @BasedOn()
  @EmptyAsUndefined()
  updatedAt?: string;
}

/** The same with its file, for the document; the file itself is read apart from the fields. */
export class UploadLogoRequest extends UploadLogoForm {
  @ApiProperty({
    type: String,
    format: 'binary',
    description:
      'PNG of at most 4 MiB, 25 megapixels and 8,192 pixels a side, or SVG of at most 256 KiB made of shapes, groups, ' +
      'gradients and cut-outs alone. At least 32 pixels high without its margins, at most eight times as wide as high and twice as high as wide.',
  })
  image?: unknown;
}
