import { LANGUAGES } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountsByLanguage } from '@ospite/server/rest';

export class VisitCountResponse {
  @ApiProperty({ type: 'integer', example: 12_345 })
  totalVisits!: number;
  @ApiProperty({
    type: 'integer',
    description: 'Unique visitors of each day, added up: nobody is recognised on another day.',
    example: 8_210,
  })
  uniqueVisits!: number;
}

export class VisitDayResponse {
  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day!: string;
  @ApiProperty({ type: 'integer', example: 42 })
  visits!: number;
  @ApiProperty({ type: 'integer', description: 'Unique visitors of the day.', example: 31 })
  visitors!: number;
  @ApiProperty({ type: CountsByLanguage, description: `Visits by language: ${LANGUAGES.join(', ')}.` })
  byLanguage!: CountsByLanguage;
}
