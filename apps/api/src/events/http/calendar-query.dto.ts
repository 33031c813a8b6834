import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@ospite/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class CalendarQuery {
  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    default: DEFAULT_LANGUAGE,
    description: 'Of the texts; what is not translated stays Italian.',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}
