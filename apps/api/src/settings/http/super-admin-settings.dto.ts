import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  MAX_BANNER_LENGTH,
  MAX_OFFLINE_TEXT_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_TRACKING_CODE_LENGTH,
  MAX_TRACKING_ORIGINS,
  SUPER_ADMIN_SETTINGS_ID,
} from '@ospite/domain';
import { IsArray, IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { BasedOn, IgnoresReadOnly, IsInstant, LocalizedText, Part, TextsInput } from '@ospite/server/rest';

const THE_KEY = {
  maxLength: MAX_PASSWORD_LENGTH,
  format: 'password',
  description: 'The super-admin key; the first one is in `credentials.txt` of the data folder.',
  example: 'your-super-admin-key',
};

class Banners {
  @ApiProperty({
    maxLength: MAX_BANNER_LENGTH,
    description:
      'HTML text; empty shows nothing. Links, pictures and simple layout are kept; scripts and the like are removed.',
    example: '',
  })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerFooter!: string;

  @ApiProperty({ maxLength: MAX_BANNER_LENGTH, example: '' })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerMidSite!: string;

  @ApiProperty({ maxLength: MAX_BANNER_LENGTH, example: '' })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerMobileTop!: string;

  @ApiProperty({ maxLength: MAX_BANNER_LENGTH, example: '' })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerMobileMid1!: string;

  @ApiProperty({ maxLength: MAX_BANNER_LENGTH, example: '' })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerMobileMid2!: string;

  @ApiProperty({ maxLength: MAX_BANNER_LENGTH, example: '' })
  @IsString()
  @MaxLength(MAX_BANNER_LENGTH)
  bannerMobileBottom!: string;
}

class Switches {
  @ApiProperty({
    description: 'While true, and until `offlineUntil`, public pages show the offline notice.',
    example: false,
  })
  @IsBoolean()
  siteOffline!: boolean;

  @ApiProperty({ maxLength: MAX_TRACKING_CODE_LENGTH, description: 'Script for the page head.', example: '' })
  @IsString()
  @MaxLength(MAX_TRACKING_CODE_LENGTH)
  trackingCode!: string;
}

const TRACKING_ORIGINS = {
  type: String,
  isArray: true,
  maxItems: MAX_TRACKING_ORIGINS,
  example: ['https://statistics.example'],
} as const;

const OFFLINE_UNTIL = {
  type: String,
  nullable: true,
  format: 'date-time',
  description: 'When the site returns by itself. Null: it stays offline until it is switched on.',
  example: null,
} as const;

const OFFLINE_TEXT = {
  nullable: true,
  description: `What the notice says instead of the usual sentence, at most ${MAX_OFFLINE_TEXT_LENGTH} characters in each language.`,
} as const;

const AN_ID = { type: 'integer', example: SUPER_ADMIN_SETTINGS_ID } as const;

export class SuperAdminSettingsResponse extends IntersectionType(Switches, Banners) {
  @ApiProperty(AN_ID)
  id!: number;

  @ApiProperty(OFFLINE_UNTIL)
  offlineUntil!: string | null;

  @ApiProperty({ ...OFFLINE_TEXT, type: LocalizedText })
  offlineText!: LocalizedText | null;

  @ApiProperty({ ...TRACKING_ORIGINS, description: 'Origins that the tracking script may call.' })
  trackingOrigins!: string[];

  @ApiProperty({ format: 'date-time', example: '2026-05-01T08:30:00.000Z' })
  updatedAt!: string;
}

@IgnoresReadOnly({ id: AN_ID })
export class UpdateSuperAdminSettingsRequest extends IntersectionType(Switches, Banners) {
  @ApiPropertyOptional({
    ...OFFLINE_UNTIL,
    description: `${OFFLINE_UNTIL.description} Omitted, it stays as it was.`,
  })
  @IsOptional()
  @IsInstant()
  offlineUntil?: string | null;

  @ApiPropertyOptional({
    ...OFFLINE_TEXT,
    type: TextsInput,
    description: `${OFFLINE_TEXT.description} Omitted, it stays as it was.`,
  })
  @IsOptional()
  @Part(TextsInput)
  offlineText?: TextsInput | null;

  @ApiPropertyOptional({
    ...TRACKING_ORIGINS,
    description:
      'Origins (`https://host`) that the tracking script may call. Omitted or unchanged, the list follows a new ' +
      'tracking code.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  trackingOrigins?: string[];

  @ApiProperty(THE_KEY)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_LENGTH)
  superAdminKey!: string;

  @BasedOn()
  updatedAt?: string;
}

export class UnlockSuperAdminRequest {
  @ApiProperty(THE_KEY)
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_PASSWORD_LENGTH)
  superAdminKey!: string;
}

export class PreviewLink {
  @ApiProperty({
    description: 'Opens the site past the offline notice.',
    example: 'https://www.example.org/?preview=…',
  })
  url!: string;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:00:00.000Z' })
  expiresAt!: string;
}
