import { LANGUAGES, type Language } from '@ospite/domain/shared';
import { ApiProperty } from '@nestjs/swagger';
import { classOf } from './class-of';

const EXAMPLES: readonly number[] = [20, 9, 11, 2];

/** How many of a day, by the language of the visitor or guest. */
export class CountsByLanguage extends classOf<Record<Language, number>>(
  LANGUAGES.map((language, index) => [
    language,
    [ApiProperty({ type: 'integer', example: EXAMPLES[index] ?? 0 })],
  ]),
) {}
