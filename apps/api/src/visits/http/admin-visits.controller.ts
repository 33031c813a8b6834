import {
  byLanguage,
  Clock,
  completeSeries,
  dayOf,
  LANGUAGES,
  MAX_SERIES_DAYS,
  pick,
  VisitStore,
} from '@ospite/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, rangeOf, SeriesQuery } from '@ospite/server/rest';
import { VisitDayResponse } from './visit.response';

const NO_VISITS = { visits: 0, visitors: 0, byLanguage: byLanguage(() => 0) };

/** Visits by day, for the owner. */
@ApiTags('visits')
@Controller('api/visits')
export class AdminVisitsController {
  constructor(
    private readonly visits: VisitStore,
    private readonly clock: Clock,
  ) {}

  @Get('series')
  @Endpoint({
    id: 'listVisitDays',
    summary: 'Visits by day and language',
    description: `Every day of the range in order, also those without a visit; at most ${MAX_SERIES_DAYS} days.`,
    access: 'owner',
    answer: { type: [VisitDayResponse], description: 'The days.' },
  })
  async series(@Query() query: SeriesQuery): Promise<VisitDayResponse[]> {
    const range = rangeOf(query, dayOf(this.clock.now()));
    return completeSeries(range, await this.visits.series(range), NO_VISITS).map(
      ({ day, visits, visitors, byLanguage: counts }) => ({
        day,
        visits,
        visitors,
        byLanguage: pick(counts, LANGUAGES),
      }),
    );
  }
}
