import {
  Clock,
  completeSeries,
  dayOf,
  DEFAULT_SERIES_DAYS,
  MAX_SERIES_DAYS,
  parseCalendarDate,
  seriesRange,
  VisitStore,
  type CalendarDate,
} from '@ospite/domain';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { RequestProblem } from '../../platform/problems/problem';
import { OwnerController } from '../../platform/rest/access.decorator';
import { VisitDayResponse } from './visit.response';

export class SeriesQuery {
  @ApiPropertyOptional({
    format: 'date',
    description: `First day; without it, ${DEFAULT_SERIES_DAYS} days up to the last.`,
  })
  @IsOptional()
  @IsString()
  from?: string;

  @ApiPropertyOptional({
    format: 'date',
    description: 'Last day; without it, today at the property.',
  })
  @IsOptional()
  @IsString()
  to?: string;
}

/** Visits by day, for the owner. */
@OwnerController('api/visits', 'visits')
export class AdminVisitsController {
  constructor(
    private readonly visits: VisitStore,
    private readonly clock: Clock,
  ) {}

  @Get('series')
  @ApiOperation({
    operationId: 'listVisitDays',
    summary: 'Visits by day and language',
    description: `Every day of the range in order, also those without a visit; at most ${MAX_SERIES_DAYS} days.`,
  })
  @ApiOkResponse({ type: [VisitDayResponse], description: 'The days.' })
  async series(@Query() query: SeriesQuery): Promise<VisitDayResponse[]> {
    const [from, to] = [dayIn('from', query.from), dayIn('to', query.to)];
    const range = seriesRange(from, to, dayOf(this.clock.now()));
    if (!range)
      throw new RequestProblem('request.invalid', [
        { field: 'to', code: 'out_of_range', facts: { min: 1, max: MAX_SERIES_DAYS } },
      ]);
    return completeSeries(range, await this.visits.series(range)).map(
      ({ day, visits, visitors, byLanguage: { it, en, de, es } }) => ({
        day,
        visits,
        visitors,
        byLanguage: { it, en, de, es },
      }),
    );
  }
}

function dayIn(field: string, text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined;
  const date = parseCalendarDate(text);
  if (!date) throw new RequestProblem('request.invalid', [{ field, code: 'invalid_date' }]);
  return date;
}
