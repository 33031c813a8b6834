import { Clock, dayOf, DEFAULT_LANGUAGE, EventStore, ReadEventCalendar } from '@ospite/domain';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { PublicFile } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { rowIdOf } from '@ospite/server/persistence';
import {
  ATTACHMENT_HEADERS,
  CachedPublicRead,
  describePages,
  Endpoint,
  LanguageQuery,
  PAGING_HEADERS,
  PagingQuery,
  sliceOf,
} from '@ospite/server/rest';
import { presentCalendarFile } from './calendar-file.presenter';
import { EventResponse } from './event.response';
import { presentEvent } from './event.presenter';

/** The events that guests can see. */
@ApiTags('events')
@Controller('api/events')
export class PublicEventsController {
  private readonly host: string;

  constructor(
    private readonly events: EventStore,
    private readonly readEventCalendar: ReadEventCalendar,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.host = new URL(config.publicUrl).hostname;
  }

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listEvents',
    summary: 'What is on around the property',
    description:
      'Active events that are not over, by `sortOrder`, then by first day; a day ends at midnight in Europe/Rome. ' +
      'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'public',
    answer: { type: [EventResponse], headers: PAGING_HEADERS, description: 'The events.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventResponse[]> {
    const { events, total } = await this.events.list('published', dayOf(this.clock.now()), sliceOf(query));
    describePages(response, query, total);
    return events.map(presentEvent);
  }

  @CachedPublicRead()
  @Get(':eventId/calendar.ics')
  @Endpoint({
    id: 'getEventCalendar',
    summary: 'An event as a calendar file',
    description:
      'One entry of whole days (RFC 5545), as long as guests see the event: not for a hidden or past one, nor for one ' +
      'without a day.',
    access: 'public',
    params: { name: 'eventId', type: 'integer', example: 1 },
    answer: {
      description: 'The file. Its `UID` stays the same when the event changes.',
      headers: ATTACHMENT_HEADERS,
      content: {
        'text/calendar': {
          schema: { type: 'string' },
          example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n…\r\nEND:VCALENDAR\r\n',
        },
      },
    },
    problems: ['event.not_found'],
  })
  async calendar(@Param('eventId') id: string, @Query() query: LanguageQuery): Promise<PublicFile> {
    const eventId = rowIdOf(id, 'event.not_found');
    const entry = await this.readEventCalendar.read(eventId, query.language ?? DEFAULT_LANGUAGE);
    return presentCalendarFile(entry, this.host);
  }
}
