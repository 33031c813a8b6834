import { CONTENT_RIGHT, ContentStore, DiscardDraft, PublishContent, RevertPublication } from '@ospite/domain';
import { rowIdOf } from '@ospite/server/persistence';
import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../accounts';
import {
  basedOnOf,
  describePages,
  Endpoint,
  PAGING_HEADERS,
  PagingQuery,
  refuseFields,
  sliceOf,
  TakesNoQuery,
  NeedsRight,
} from '@ospite/server/rest';
import { DiscardContentDraftRequest } from './content.dto';
import { presentPublication, presentSections } from './content.presenter';
import { ContentDraftResponse, PublicationResponse } from './content.response';
import { DRAFT_SECTION, type DraftSectionResponse } from './section.response';

/** Makes the draft what guests see. */
@ApiTags('content')
@Controller('api/content')
export class ContentPublicationsController {
  constructor(
    private readonly content: ContentStore,
    private readonly publishContent: PublishContent,
    private readonly discardDraft: DiscardDraft,
    private readonly revertPublication: RevertPublication,
  ) {}

  @TakesNoQuery()
  @Get('drafts')
  @Endpoint({
    id: 'listContentDrafts',
    summary: 'All pages, which of them have changed, and what they lack',
    description: 'Also those that have no section yet.',
    access: 'owner',
    answer: { type: [ContentDraftResponse], description: 'The pages.' },
  })
  async drafts(): Promise<ContentDraftResponse[]> {
    const pages = await this.publishContent.pages();
    return pages.map(({ gaps, ...page }) => ({
      ...page,
      changedSections: [...page.changedSections],
      gaps: { ...gaps, languages: [...gaps.languages] },
    }));
  }

  @Post('drafts/discard')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'discardContentDraft',
    summary: 'Make the draft of all pages what guests see now',
    description:
      'Sections that were never published are gone; those that were removed, and that guests still see, are there again. ' +
      'Guests see no difference.',
    access: 'owner',
    answer: {
      schema: { type: 'array', items: DRAFT_SECTION },
      description: 'The sections of all pages.',
    },
    problems: ['content.changed'],
  })
  async discard(
    @Body() { ids, marks, updatedAt }: DiscardContentDraftRequest,
  ): Promise<DraftSectionResponse[]> {
    return presentSections(await this.discardDraft.discard({ ids, marks, updatedAt: basedOnOf(updatedAt) }));
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
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'publishContent',
    summary: 'Publish the draft of all pages',
    description:
      'Guests see it at once. Sections that are shown and lack a required text are named, each field as ' +
      '`12.values.title.it`, after its section’s id; then nothing is published. Likewise with proposals that nobody has read.',
    access: 'owner',
    answer: { status: 201, type: PublicationResponse, description: 'The publication.' },
    problems: ['content.incomplete', 'content.unread', 'content.nothing_to_publish'],
  })
  async publish(@Body() body: unknown, @Req() request: Request): Promise<PublicationResponse> {
    refuseFields(body);
    return presentPublication(await this.publishContent.publish(actorOf(request)));
  }

  @Post('publications/:publicationId/revert')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'revertPublication',
    summary: 'Take back what was published last',
    description:
      'Its pages are published as they were before it, which is a publication of its own. The draft stays as it is.',
    access: 'owner',
    params: { name: 'publicationId', type: 'integer', example: 1 },
    answer: { status: 201, type: PublicationResponse, description: 'The publication that takes it back.' },
    problems: ['content.publication_not_found', 'content.not_latest'],
  })
  async revert(
    @Param('publicationId') id: string,
    @Body() body: unknown,
    @Req() request: Request,
  ): Promise<PublicationResponse> {
    refuseFields(body);
    const publicationId = rowIdOf(id, 'content.publication_not_found');
    return presentPublication(await this.revertPublication.revert(publicationId, actorOf(request)));
  }
}
