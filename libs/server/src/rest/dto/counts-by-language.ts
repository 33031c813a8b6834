import type { Language } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';

/** How many of a day, by the language of the visitor or guest. */
export class CountsByLanguage implements Record<Language, number> {
  @ApiProperty({ type: 'integer', example: 20 })
  it!: number;
  @ApiProperty({ type: 'integer', example: 9 })
  en!: number;
  @ApiProperty({ type: 'integer', example: 11 })
  de!: number;
  @ApiProperty({ type: 'integer', example: 2 })
  es!: number;
}
