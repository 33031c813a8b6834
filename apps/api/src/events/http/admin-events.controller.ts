import { CONTENT_RIGHT, AddEvent, ChangeEvent, Clock, dayOf, EventStore, RemoveEvent } from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  ApiIdempotencyKey,
  basedOnOf,
  describePages,
  Endpoint,
  idempotencyKeyOf,
  NeedsRight,
  PAGING_HEADERS,
  PagingQuery,
  sliceOf,
} from '@ospite/server/rest';
import { type SentFile, TakesForm, UploadedFile } from '@ospite/server/bodies';
import { rowIdOf } from '@ospite/server/persistence';
import { EventResponse } from './event.response';
import {
  CreateEventRequest,
  CreateEventForm,
  eventDraftFrom,
  UpdateEventRequest,
  UpdateEventForm,
} from './event-form.dto';
import { presentEvent } from './event.presenter';

const ID = { name: 'eventId', type: 'integer', example: 1 } as const;

/** The owner's calls for events. */
@ApiTags('events')
@Controller('api/events')
export class AdminEventsController {
  constructor(
    private readonly events: EventStore,
    private readonly addEvent: AddEvent,
    private readonly changeEvent: ChangeEvent,
    private readonly removeEvent: RemoveEvent,
    private readonly clock: Clock,
  ) {}

  @Get('all')
  @Endpoint({
    id: 'listAllEvents',
    summary: 'All events, also hidden and past ones',
    description:
      'In the same order as guests see them. Without `page`: the first 1,000 rows; `X-Total-Count` says whether there ' +
      'are more.',
    access: 'owner',
    answer: { type: [EventResponse], headers: PAGING_HEADERS, description: 'The events.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventResponse[]> {
    const today = dayOf(this.clock.now());
    const { events, total } = await this.events.list('everything', today, sliceOf(query));
    describePages(response, query, total);
    return events.map(presentEvent);
  }

  @Post()
  @NeedsRight(CONTENT_RIGHT)
  @TakesForm('image', CreateEventRequest)
  @Endpoint({
    id: 'createEvent',
    summary: 'Add an event',
    description: 'A form with text fields and, if you like, a picture. Guests see an active event at once.',
    access: 'owner',
    answer: {
      status: 201,
      type: EventResponse,
      description: 'The event that was added. The AVIF copies of its picture follow some seconds later.',
    },
    problems: ['event.invalid', 'event.key_reused'],
  })
  @ApiIdempotencyKey()
  async create(
    @Body() form: CreateEventForm,
    @UploadedFile() image: SentFile | undefined,
    @Req() request: Request,
  ): Promise<EventResponse> {
    const key = idempotencyKeyOf(request);
    return presentEvent(await this.addEvent.add(eventDraftFrom(form), image?.buffer, key));
  }

  @Put(':eventId')
  @NeedsRight(CONTENT_RIGHT)
  @TakesForm('image', UpdateEventRequest)
  @Endpoint({
    id: 'updateEvent',
    summary: 'Change an event',
    description: 'Omitted fields stay as they are; so does the picture.',
    access: 'owner',
    params: ID,
    answer: { type: EventResponse, description: 'The event as it was stored.' },
    problems: ['event.invalid', 'event.not_found', 'event.changed'],
  })
  async update(
    @Param('eventId') id: string,
    @Body() form: UpdateEventForm,
    @UploadedFile() image: SentFile | undefined,
  ): Promise<EventResponse> {
    const eventId = rowIdOf(id, 'event.not_found');
    const upload = image?.buffer ?? (form.removeImage === 'true' ? null : undefined);
    const basedOn = basedOnOf(form.updatedAt);
    return presentEvent(await this.changeEvent.change(eventId, basedOn, eventDraftFrom(form), upload));
  }

  @Delete(':eventId')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'deleteEvent',
    summary: 'Delete an event with its picture',
    description: 'It cannot be restored.',
    access: 'owner',
    params: ID,
    answer: { status: 204, description: 'Deleted.' },
    problems: ['event.not_found'],
  })
  async remove(@Param('eventId') id: string): Promise<void> {
    await this.removeEvent.remove(rowIdOf(id, 'event.not_found'));
  }
}
