import {
  LANDMARKS,
  MAX_PROPERTY_TEXT_LENGTH,
  MAX_SCORE_SCALE,
  MAX_URL_LENGTH,
  MAX_WAY_METRES,
  MAX_WAY_MINUTES,
  WAY_MODES,
} from '@ospite/domain';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsNumber, IsString } from 'class-validator';
import { NamedItemInput, OrNull } from '@ospite/server/rest';

const A_TIME = { pattern: '^\\d{2}:\\d{2}$', description: 'Time of day at the property, `HH:MM`.' };
const A_DAY = { pattern: '^\\d{2}-\\d{2}$', description: 'Day of each year, `MM-DD`.' };
const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

export class CoordinatesInput {
  @ApiProperty({ description: 'Degrees, WGS 84.', minimum: -90, maximum: 90, example: 40.7709 })
  @IsNumber()
  lat!: number;
  @ApiProperty({ description: 'Degrees, WGS 84.', minimum: -180, maximum: 180, example: 9.6727 })
  @IsNumber()
  lng!: number;
}

export class HoursInput {
  @ApiProperty({ ...A_TIME, example: '08:00' })
  @IsString()
  from!: string;
  @ApiProperty({ ...A_TIME, example: '22:00' })
  @IsString()
  to!: string;
}

export class CheckinInput {
  @ApiProperty({ ...A_TIME, example: '16:00' })
  @IsString()
  from!: string;
  @ApiProperty({
    ...A_TIME,
    ...A_NULLABLE_TEXT,
    description: 'Later arrivals must be announced.',
    example: '20:00',
  })
  @OrNull()
  @IsString()
  announceAfter!: string | null;
}

export class YearlyPeriodInput {
  @ApiProperty({ ...A_DAY, example: '06-01' })
  @IsString()
  from!: string;
  @ApiProperty({ ...A_DAY, example: '09-30' })
  @IsString()
  to!: string;
}

export class ScoreInput {
  @ApiProperty({ minimum: 0, description: 'At most `scale`.', example: 9.6 })
  @IsNumber()
  value!: number;
  @ApiProperty({ minimum: 1, maximum: MAX_SCORE_SCALE, description: 'The best possible value.', example: 10 })
  @IsNumber()
  scale!: number;
  @ApiProperty({ minLength: 1, maxLength: MAX_PROPERTY_TEXT_LENGTH, example: 'Booking.com' })
  @IsString()
  source!: string;
  @ApiProperty({ format: 'date', example: '2026-10-01' })
  @IsString()
  date!: string;
}

export class WayToInput {
  @ApiProperty({ enum: LANDMARKS, enumName: 'Landmark', example: 'beach' })
  @IsString()
  landmark!: string;
  @ApiProperty({ enum: WAY_MODES, enumName: 'WayMode', example: 'on-foot' })
  @IsString()
  mode!: string;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0, maximum: MAX_WAY_MINUTES, example: 10 })
  @OrNull()
  @IsInt()
  minutes!: number | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 0, maximum: MAX_WAY_METRES },
    nullable: true,
    minItems: 1,
    maxItems: 2,
    description: 'Metres from, and to where it is a range.',
    example: [200],
  })
  @OrNull()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2)
  @IsInt({ each: true })
  metres!: number[] | null;
}

/** One of the two lengths must be there. */
export class OwnWayInput extends IntersectionType(NamedItemInput, OmitType(WayToInput, ['landmark'])) {}

export class VideoInput {
  @ApiProperty({
    minLength: 1,
    maxLength: MAX_URL_LENGTH,
    description: 'An address with http or https, or an own file below `/uploads/`.',
    example: '/uploads/video/clip.mp4',
  })
  @IsString()
  url!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, maxLength: MAX_URL_LENGTH, example: null })
  @OrNull()
  @IsString()
  posterUrl!: string | null;
}

export class CreditInput {
  @ApiProperty({ minLength: 1, maxLength: MAX_PROPERTY_TEXT_LENGTH, example: 'Officina Maestrale' })
  @IsString()
  label!: string;
  @ApiProperty({ format: 'uri', maxLength: MAX_URL_LENGTH, example: 'https://officinamaestrale.example' })
  @IsString()
  url!: string;
}
