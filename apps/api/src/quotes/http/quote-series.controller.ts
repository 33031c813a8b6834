import {
  byLanguage,
  Clock,
  completeSeries,
  dayOf,
  LANGUAGES,
  MAX_SERIES_DAYS,
  pick,
  QuoteStore,
} from '@ospite/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, rangeOf, SeriesQuery } from '@ospite/server/rest';
import { QuoteDayResponse } from './quote-day.response';

const NO_REQUESTS = { requests: 0, byLanguage: byLanguage(() => 0) };

/** Quote requests by day, for the owner; beside the visits by day. */
@ApiTags('quotes')
@Controller('api/quotes')
export class QuoteSeriesController {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly clock: Clock,
  ) {}

  @Get('series')
  @Endpoint({
    id: 'listQuoteDays',
    summary: 'Quote requests by day and language',
    description:
      'Every day of the range in order, also those without a request; those that look automated do not count. ' +
      `At most ${MAX_SERIES_DAYS} days.`,
    access: 'owner',
    answer: { type: [QuoteDayResponse], description: 'The days.' },
  })
  async series(@Query() query: SeriesQuery): Promise<QuoteDayResponse[]> {
    const range = rangeOf(query, dayOf(this.clock.now()));
    return completeSeries(range, await this.quotes.series(range), NO_REQUESTS).map(
      ({ day, requests, byLanguage: counts }) => ({ day, requests, byLanguage: pick(counts, LANGUAGES) }),
    );
  }
}
