import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@ospite/domain/shared';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

/** The language in which texts are asked for. */
export class LanguageQuery {
  @ApiPropertyOptional({
    enum: LANGUAGES,
    enumName: 'Language',
    default: DEFAULT_LANGUAGE,
    description: 'The language of the texts; untranslated ones are Italian.',
  })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language;
}
