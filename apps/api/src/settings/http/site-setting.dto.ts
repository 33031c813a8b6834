import {
  SITE_SETTING_KEYS,
  SITE_SETTING_VALUES,
  type SiteSettingKey,
  type SiteSettingValue,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { BasedOn, IgnoresReadOnly } from '@ospite/server/rest';

const AN_ID = {
  type: 'integer',
  nullable: true,
  description: 'Null while nobody has set it.',
  example: 1,
} as const;

export class SiteSettingResponse {
  @ApiProperty(AN_ID)
  id!: number | null;
  @ApiProperty({ enum: SITE_SETTING_KEYS, enumName: 'SiteSettingKey', example: 'show_reviews_section' })
  key!: SiteSettingKey;
  @ApiProperty({ enum: SITE_SETTING_VALUES, enumName: 'SiteSettingValue', example: 'true' })
  value!: SiteSettingValue;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while nobody has set it.',
    example: '2026-10-01T09:00:00.000Z',
  })
  updatedAt!: string | null;
}

@IgnoresReadOnly({ id: AN_ID, key: { enum: SITE_SETTING_KEYS, enumName: 'SiteSettingKey' } })
export class UpdateSettingRequest {
  @ApiProperty({ enum: SITE_SETTING_VALUES, enumName: 'SiteSettingValue', example: 'true' })
  @IsIn(SITE_SETTING_VALUES)
  value!: SiteSettingValue;

  @BasedOn()
  updatedAt?: string;
}
