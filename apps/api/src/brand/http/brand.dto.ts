import { PALETTES, type Palette } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { BasedOn } from '@ospite/server/rest';

const A_PALETTE = {
  enum: PALETTES,
  enumName: 'Palette',
  description: 'The colours of the site.',
  example: 'lake',
} as const;

export class BrandResponse {
  @ApiProperty(A_PALETTE)
  palette!: Palette;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-10-01T09:00:00.000Z' })
  updatedAt!: string;
}

export class UpdateBrandRequest {
  @ApiProperty(A_PALETTE)
  @IsIn(PALETTES)
  palette!: Palette;

  @BasedOn()
  updatedAt?: string;
}
