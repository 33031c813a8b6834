import { LANGUAGES } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountsByLanguage } from '@ospite/server/rest';

export class QuoteDayResponse {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day!: string;
  @ApiProperty({ type: 'integer', example: 3 })
  requests!: number;
  @ApiProperty({
    type: CountsByLanguage,
    description: `Requests by the language they were written in: ${LANGUAGES.join(', ')}.`,
  })
  byLanguage!: CountsByLanguage;
}
