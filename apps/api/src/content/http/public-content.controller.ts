import { DEFAULT_LANGUAGE, DomainError, isContentPage, ReadContent } from '@ospite/domain';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedPublicRead, Endpoint, LanguageQuery } from '@ospite/server/rest';
import { PAGE } from './content.dto';
import { presentContent } from './content.presenter';
import { ContentPageResponse, ContentResponse } from './content.response';
import { ApiSections } from './section.response';

/** The owner's own words and pictures, as guests see them. */
@ApiTags('content')
@ApiSections()
@Controller('api/content')
export class PublicContentController {
  constructor(private readonly readContent: ReadContent) {}

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listContentPages',
    summary: 'The pages that have content',
    description: 'Those of which guests see at least one section.',
    access: 'public',
    answer: { type: [ContentPageResponse], description: 'The pages.' },
  })
  async list(@Query() { language = DEFAULT_LANGUAGE }: LanguageQuery): Promise<ContentPageResponse[]> {
    return [...(await this.readContent.pages(language))];
  }

  @CachedPublicRead()
  @Get(':page')
  @Endpoint({
    id: 'getContent',
    summary: 'The content of a page in one language',
    description:
      'As it was published last. A text that is missing in the language comes in Italian, with `lang` beside it; a ' +
      'section without any text is left out. Legal texts have placeholders, such as `{{email}}` or `{{if tracking}}`, for ' +
      'what the property and the site’s settings say.',
    access: 'public',
    params: PAGE,
    answer: { type: ContentResponse, description: 'The sections.' },
    problems: ['content.not_found'],
  })
  async get(
    @Param('page') page: string,
    @Query() { language = DEFAULT_LANGUAGE }: LanguageQuery,
  ): Promise<ContentResponse> {
    if (!isContentPage(page)) throw new DomainError('content.not_found');
    const content = presentContent(page, await this.readContent.page(page, language));
    const changedAt = await this.readContent.changedAt(page);
    return { ...content, ...(changedAt && { changedAt: changedAt.toISOString() }) };
  }
}
