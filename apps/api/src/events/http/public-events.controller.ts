import { Clock, dayOf, EventStore } from '@ospite/domain';
import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CachedPublicRead } from '../../platform/rest/cached-public-read.decorator';
import { describePages, PAGING_HEADERS, PagingQuery, sliceOf } from '../../platform/rest/paging';
import { Public } from '../../platform/rest/access.decorator';
import { EventResponse } from './event.response';
import { presentEvent } from './event.presenter';

/** The events that guests can see. */
@ApiTags('events')
@Controller('api/events')
export class PublicEventsController {
  constructor(
    private readonly events: EventStore,
    private readonly clock: Clock,
  ) {}

  @Public()
  @CachedPublicRead()
  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'What is on around the property',
    description:
      'Active events that are not over, by `sortOrder`, then by first day; a day ends at midnight in Europe/Rome. ' +
      'Without `page`: the first 1,000 rows; `X-Total-Count` tells whether there are more.',
  })
  @ApiOkResponse({ type: [EventResponse], headers: PAGING_HEADERS, description: 'The events.' })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventResponse[]> {
    const { events, total } = await this.events.list('public', dayOf(this.clock.now()), sliceOf(query));
    describePages(response, query, total);
    return events.map(presentEvent);
  }
}
