import {
  MAX_QUOTE_NOTES_LENGTH,
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  QUOTE_STATUSES,
  type QuoteStatus,
} from '@ospite/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, ValidateIf } from 'class-validator';
import { BasedOn } from '@ospite/server/rest';

/** A field that is left out stays. */
export class UpdateQuoteRequest {
  @ApiPropertyOptional({ enum: QUOTE_STATUSES, enumName: 'QuoteStatus', example: 'confirmed' })
  @ValidateIf((body: UpdateQuoteRequest) => body.status !== undefined)
  @IsIn(QUOTE_STATUSES)
  status?: QuoteStatus;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_QUOTE_NOTES_LENGTH,
    description: 'The owner’s own words; null or blank removes them.',
    example: 'Chiama martedì.',
  })
  @IsOptional()
  @IsString()
  notes?: string | null;

  @ApiPropertyOptional({
    description: 'False marks it as not spam; true as suspected again.',
    example: false,
  })
  @ValidateIf((body: UpdateQuoteRequest) => body.suspected !== undefined)
  @IsBoolean()
  suspected?: boolean;

  @ApiPropertyOptional({
    description:
      'False says that the guest was answered in another way than by the reply that did not leave; true takes that ' +
      'back. Ignored where the last reply has left or is about to.',
    example: false,
  })
  @ValidateIf((body: UpdateQuoteRequest) => body.replyUnsent !== undefined)
  @IsBoolean()
  replyUnsent?: boolean;

  @BasedOn()
  updatedAt?: string;
}

export class ReplyToQuoteRequest {
  @ApiProperty({ minLength: 1, maxLength: MAX_REPLY_SUBJECT_LENGTH, example: 'Ihr Angebot für Juni' })
  @IsString()
  subject!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: MAX_REPLY_BODY_LENGTH,
    description: 'Plain text; an empty line begins a paragraph. A footer in the guest’s language follows.',
    example: 'Guten Tag Greta,\n\ndas Bungalow ist frei: 70 € die Nacht.',
  })
  @IsString()
  body!: string;

  @BasedOn()
  updatedAt?: string;
}
