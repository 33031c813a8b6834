import { LANGUAGES, type Language } from '@ospite/domain/shared';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, IsString, Min } from 'class-validator';

/** What every form of a guest has besides its own fields: its language, and the traps for machines. */
export class GuestFormDto {
  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    default: 'it',
    description: 'The language of the page it was written on; the guest is answered in it.',
    example: 'it',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;

  @ApiPropertyOptional({ description: 'Omit it: a field that people do not see.', example: '' })
  @IsOptional()
  @IsString()
  website?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    description: 'Milliseconds it took to fill in the form, as its script reports it.',
    example: 48000,
  })
  @IsOptional()
  @IsNumber()
  @Min(0)
  filledInMs?: number;
}
