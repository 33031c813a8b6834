import {
  ADDITIONAL_SERVICES,
  LANGUAGES,
  QUOTE_STATUSES,
  type AdditionalService,
  type Language,
  type QuoteStatus,
} from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

const A_NULLABLE_TEXT = { type: String, nullable: true } as const;

/** What a guest hears of the quote that was just taken. */
export class PlacedQuoteAnswer {
  @ApiProperty({ type: 'integer', example: 7 })
  id!: number;
  @ApiProperty({ enum: QUOTE_STATUSES, enumName: 'QuoteStatus', example: 'pending' })
  status!: QuoteStatus;
  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:30:00.000Z' })
  createdAt!: string;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', example: 'de' })
  language!: Language;
  @ApiProperty({ format: 'date', example: '2027-06-10' })
  checkIn!: string;
  @ApiProperty({ format: 'date', example: '2027-06-17' })
  checkOut!: string;
  @ApiProperty({ type: 'integer', example: 7 })
  nights!: number;
  @ApiProperty({ type: 'integer', example: 2 })
  guests!: number;
  @ApiProperty({ ...A_NULLABLE_TEXT, description: 'Slug of the room', example: 'bungalow-ginepro' })
  preferredRoom!: string | null;
  @ApiProperty({
    ...A_NULLABLE_TEXT,
    description: 'Name of the room when asked for',
    example: 'Bungalow Ginepro',
  })
  preferredRoomName!: string | null;
  @ApiProperty({ description: 'More guests than the chosen room takes', example: false })
  exceedsRoomCapacity!: boolean;
}

/** A quote as the owner reads it. */
export class QuoteAnswer extends PlacedQuoteAnswer {
  @ApiProperty({ example: 'Greta' })
  firstName!: string;
  @ApiProperty({ example: 'Müller' })
  lastName!: string;
  @ApiProperty({ format: 'email', example: 'greta.mueller@example.org' })
  email!: string;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: '+49 170 1234567' })
  phone!: string | null;
  @ApiProperty({ ...A_NULLABLE_TEXT, example: 'Wir kommen mit dem Fahrrad.' })
  specialRequests!: string | null;
  @ApiProperty({
    enum: ADDITIONAL_SERVICES,
    enumName: 'AdditionalService',
    isArray: true,
    example: ['beach-shuttle'],
  })
  additionalServices!: AdditionalService[];
  @ApiProperty({ description: 'Looks like a machine’s; the guest got no e-mail', example: false })
  suspected!: boolean;
}
