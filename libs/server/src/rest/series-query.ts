import {
  DEFAULT_SERIES_DAYS,
  MAX_SERIES_DAYS,
  parseCalendarDate,
  seriesRange,
  type CalendarDate,
  type SeriesRange,
} from '@ospite/domain/shared';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { RequestProblem } from '../problems/problem';

/** The days that a series is asked for. */
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

/** @throws RequestProblem when a day does not exist, or the range has none or too many */
export function rangeOf(query: SeriesQuery, today: CalendarDate): SeriesRange {
  const [from, to] = [dayIn('from', query.from), dayIn('to', query.to)];
  const range = seriesRange(from, to, today);
  if (!range)
    throw new RequestProblem('request.invalid', [
      { field: 'to', code: 'out_of_range', facts: { min: 1, max: MAX_SERIES_DAYS } },
    ]);
  return range;
}

function dayIn(field: string, text: string | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined;
  const date = parseCalendarDate(text);
  if (!date) throw new RequestProblem('request.invalid', [{ field, code: 'invalid_date' }]);
  return date;
}
