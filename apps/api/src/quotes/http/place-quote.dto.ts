import {
  ADDITIONAL_SERVICES,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_NAMED_ITEMS,
  MAX_PHONE_LENGTH,
  MAX_QUOTE_GUESTS,
  MAX_ROOM_SLUG_LENGTH,
  MAX_SLUG_LENGTH,
  MAX_SPECIAL_REQUESTS_LENGTH,
  MIN_QUOTE_GUESTS,
} from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsArray, IsNumber, IsOptional, IsString } from 'class-validator';
import { GuestFormDto } from '@ospite/server/rest';

/** Only types are checked here; the domain checks the values, so that form, script and other programs hear the same. */
class QuoteFields {
  @ApiProperty({ minLength: 1, maxLength: MAX_NAME_LENGTH, example: 'Greta' })
  @IsString()
  firstName!: string;

  @ApiProperty({ minLength: 1, maxLength: MAX_NAME_LENGTH, example: 'Müller' })
  @IsString()
  lastName!: string;

  @ApiProperty({ format: 'idn-email', maxLength: MAX_EMAIL_LENGTH, example: 'greta.mueller@example.org' })
  @IsString()
  email!: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_PHONE_LENGTH,
    example: '+49 170 1234567',
  })
  @IsOptional()
  @IsString()
  phone?: string | null;

  @ApiProperty({
    description: 'Arrival, `YYYY-MM-DD`, today or later; an ISO timestamp is cut to its day in Europe/Rome.',
    example: '2027-06-10',
  })
  @IsString()
  checkIn!: string;

  @ApiProperty({ description: 'Departure, after the arrival; same forms.', example: '2027-06-17' })
  @IsString()
  checkOut!: string;

  @ApiProperty({ type: 'integer', minimum: MIN_QUOTE_GUESTS, maximum: MAX_QUOTE_GUESTS, example: 2 })
  @IsNumber()
  guests!: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_ROOM_SLUG_LENGTH,
    description: 'Slug of a room; null for no preference.',
    example: 'bungalow-ginepro',
  })
  @IsOptional()
  @IsString()
  preferredRoom?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_SPECIAL_REQUESTS_LENGTH,
    example: 'Arriviamo in bicicletta.',
  })
  @IsOptional()
  @IsString()
  specialRequests?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'string', maxLength: MAX_SLUG_LENGTH },
    maxItems: ADDITIONAL_SERVICES.length + MAX_NAMED_ITEMS,
    description: 'Of the property’s `offeredServices`, and ids of its `ownServices`.',
    example: ['beach-shuttle'],
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  additionalServices?: string[];
}

export class CreateQuoteRequest extends IntersectionType(QuoteFields, GuestFormDto) {}
