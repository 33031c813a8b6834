import {
  CONTENT_RIGHT,
  ContentStore,
  DomainError,
  EditContent,
  isContentPage,
  ReadSectionHistory,
} from '@ospite/domain';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { basedOnOf, Endpoint, TakesNoQuery, NeedsRight } from '@ospite/server/rest';
import { rowIdOf } from '@ospite/server/persistence';
import {
  ConfirmTranslationRequest,
  CreateContentSectionRequest,
  OrderContentSectionsRequest,
  PAGE,
  RestoreContentSectionRequest,
  UpdateContentSectionRequest,
} from './content.dto';
import { presentRevision, presentSection, presentSections } from './content.presenter';
import { SectionRevisionResponse } from './content.response';
import { DRAFT_SECTION, type DraftSectionResponse } from './section.response';

const ID = { name: 'sectionId', type: 'integer', example: 1 } as const;
const A_SECTION = { schema: DRAFT_SECTION, description: 'The section as it was stored.' };

/** The owner's draft of all pages. Guests see nothing of it until it is published. */
@ApiTags('content')
@Controller('api/content')
export class AdminContentController {
  constructor(
    private readonly content: ContentStore,
    private readonly editContent: EditContent,
    private readonly sectionHistory: ReadSectionHistory,
  ) {}

  @TakesNoQuery()
  @Get('sections')
  @Endpoint({
    id: 'listContentSections',
    summary: 'The draft: all sections of all pages',
    description: 'Page by page, each in its order, with the texts in all languages.',
    access: 'owner',
    answer: { schema: { type: 'array', items: DRAFT_SECTION }, description: 'The sections.' },
  })
  async list(): Promise<DraftSectionResponse[]> {
    return presentSections(await this.content.draft());
  }

  @Post('sections')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'createContentSection',
    summary: 'Add a section to its page',
    description:
      'At the end; one that cannot be moved, at the beginning. Some kinds exist once. A section `own.lead` makes a page of ' +
      'the owner’s, and names it to those that are added to it. Guests see it when it is published.',
    access: 'owner',
    answer: { ...A_SECTION, status: 201 },
    problems: ['content.invalid', 'content.not_found', 'content.section_limit', 'content.page_limit'],
  })
  async create(
    @Body() { kind, values = {}, lead }: CreateContentSectionRequest,
  ): Promise<DraftSectionResponse> {
    return presentSection(await this.editContent.add(kind, values, lead));
  }

  @Put('sections/:sectionId')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'updateContentSection',
    summary: 'Change a section',
    description: 'Omitted fields stay as they are. Guests see the change when it is published.',
    access: 'owner',
    params: ID,
    answer: A_SECTION,
    problems: ['content.invalid', 'content.not_found', 'content.changed', 'content.section_fixed'],
  })
  async update(
    @Param('sectionId') id: string,
    @Body() { values, hidden, updatedAt }: UpdateContentSectionRequest,
  ): Promise<DraftSectionResponse> {
    const sectionId = rowIdOf(id, 'content.not_found');
    return presentSection(await this.editContent.change(sectionId, { values, hidden }, basedOnOf(updatedAt)));
  }

  @Post('sections/:sectionId/confirm')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'confirmTranslation',
    summary: 'Say that a translation is right as it is',
    description: 'Takes its mark away: it was written before its Italian, and somebody has read both.',
    access: 'owner',
    params: ID,
    answer: A_SECTION,
    problems: ['content.not_found', 'content.changed'],
  })
  async confirm(
    @Param('sectionId') id: string,
    @Body() { field, language, updatedAt }: ConfirmTranslationRequest,
  ): Promise<DraftSectionResponse> {
    const sectionId = rowIdOf(id, 'content.not_found');
    return presentSection(await this.editContent.confirm(sectionId, field, language, basedOnOf(updatedAt)));
  }

  @Delete('sections/:sectionId')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'deleteContentSection',
    summary: 'Remove a section from the draft',
    description:
      'If it was ever published, it can be restored. The lead of a page of the owner’s goes with its whole page, whose ' +
      'addresses have no page once that is published.',
    access: 'owner',
    params: ID,
    answer: { status: 204, description: 'Removed.' },
    problems: ['content.not_found', 'content.section_fixed'],
  })
  async remove(@Param('sectionId') id: string): Promise<void> {
    await this.editContent.remove(rowIdOf(id, 'content.not_found'));
  }

  @Put('drafts/:page/order')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'orderContentSections',
    summary: 'Put the sections of a page in another order',
    description: 'Sections that cannot be moved, such as the lead, keep their place.',
    access: 'owner',
    params: PAGE,
    answer: { schema: { type: 'array', items: DRAFT_SECTION }, description: 'The sections of the page.' },
    problems: ['content.not_found', 'content.order_changed', 'content.section_fixed'],
  })
  async order(
    @Param('page') page: string,
    @Body() { ids }: OrderContentSectionsRequest,
  ): Promise<DraftSectionResponse[]> {
    if (!isContentPage(page)) throw new DomainError('content.not_found');
    return presentSections(await this.editContent.order(page, ids));
  }

  @TakesNoQuery()
  @Get('sections/:sectionId/revisions')
  @Endpoint({
    id: 'listSectionRevisions',
    summary: 'What a section was',
    description:
      'The newest first; publications that left it as it was are not named. Also of a section that was removed.',
    access: 'owner',
    params: ID,
    answer: { type: [SectionRevisionResponse], description: 'The revisions.' },
    problems: ['content.not_found'],
  })
  async revisions(@Param('sectionId') id: string): Promise<SectionRevisionResponse[]> {
    const revisions = await this.sectionHistory.read(rowIdOf(id, 'content.not_found'));
    return revisions.map(presentRevision);
  }

  @Post('sections/:sectionId/restore')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'restoreContentSection',
    summary: 'Make a section of the draft what it was in a publication',
    description:
      'One that was removed since is there again, at the end of its page. Guests see it when it is published.',
    access: 'owner',
    params: ID,
    answer: A_SECTION,
    problems: [
      'content.not_found',
      'content.publication_not_found',
      'content.section_limit',
      'content.page_gone',
    ],
  })
  async restore(
    @Param('sectionId') id: string,
    @Body() { publication }: RestoreContentSectionRequest,
  ): Promise<DraftSectionResponse> {
    const sectionId = rowIdOf(id, 'content.not_found');
    return presentSection(await this.editContent.restore(sectionId, publication));
  }
}
