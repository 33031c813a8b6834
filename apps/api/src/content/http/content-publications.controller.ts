import { ContentStore, PublishContent } from '@ospite/domain';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../accounts';
import {
  describePages,
  Endpoint,
  PAGING_HEADERS,
  PagingQuery,
  refuseFields,
  sliceOf,
  TakesNoQuery,
} from '@ospite/server/rest';
import { presentPublication } from './content.presenter';
import { ContentDraftResponse, PublicationResponse } from './content.response';

/** Makes the draft what guests see. */
@ApiTags('content')
@Controller('api/content')
export class ContentPublicationsController {
  constructor(
    private readonly content: ContentStore,
    private readonly publishContent: PublishContent,
  ) {}

  @TakesNoQuery()
  @Get('drafts')
  @Endpoint({
    id: 'listContentDrafts',
    summary: 'All pages, and which of them have changed',
    description: 'Also those that have no section yet.',
    access: 'owner',
    answer: { type: [ContentDraftResponse], description: 'The pages.' },
  })
  async drafts(): Promise<ContentDraftResponse[]> {
    return [...(await this.publishContent.pages())];
  }

  @Get('publications')
  @Endpoint({
    id: 'listPublications',
    summary: 'What was published, when and by whom',
    description:
      'The newest first. Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'owner',
    answer: { type: [PublicationResponse], headers: PAGING_HEADERS, description: 'The publications.' },
  })
  async list(
    @Query() query: PagingQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PublicationResponse[]> {
    const { publications, total } = await this.content.publications(sliceOf(query));
    describePages(response, query, total);
    return publications.map(presentPublication);
  }

  @Post('publications')
  @Endpoint({
    id: 'publishContent',
    summary: 'Publish the draft of all pages',
    description:
      'Guests see it at once. Sections that are shown and lack a required text are named, each field as ' +
      '`12.values.title.it`, after its section’s id; then nothing is published.',
    access: 'owner',
    answer: { status: 201, type: PublicationResponse, description: 'The publication.' },
    problems: ['content.incomplete', 'content.nothing_to_publish'],
  })
  async publish(@Body() body: unknown, @Req() request: Request): Promise<PublicationResponse> {
    refuseFields(body);
    return presentPublication(await this.publishContent.publish(actorOf(request)));
  }
}
