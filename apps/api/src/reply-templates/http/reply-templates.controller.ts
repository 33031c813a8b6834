import { ChangeReplyTemplates, ReplyTemplateStore, type ReplyTemplates } from '@ospite/domain';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { basedOnOf, Endpoint, presentLocalized, TakesNoQuery } from '@ospite/server/rest';
import { ReplyTemplatesResponse, UpdateReplyTemplatesRequest } from './reply-templates.dto';

/** What the owner writes to guests again and again. */
@ApiTags('reply-templates')
@Controller('api/reply-templates')
export class ReplyTemplatesController {
  constructor(
    private readonly store: ReplyTemplateStore,
    private readonly changeTemplates: ChangeReplyTemplates,
  ) {}

  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'getReplyTemplates',
    summary: 'The templates of replies to quote requests',
    description: 'All of them. The values of their placeholders come with each quote, as `replyWords`.',
    access: 'owner',
    answer: { type: ReplyTemplatesResponse, description: 'The templates.' },
  })
  async get(): Promise<ReplyTemplatesResponse> {
    return present(await this.store.get());
  }

  @Put()
  @Endpoint({
    id: 'updateReplyTemplates',
    summary: 'Save all templates of replies',
    description:
      'The whole list, in its order: omitted templates are deleted. Italian is required; placeholders are checked, and ' +
      'a problem names its field as `templates.0.subject.de`.',
    access: 'owner',
    answer: { type: ReplyTemplatesResponse, description: 'The templates as they were stored.' },
    problems: ['reply_template.invalid', 'reply_template.changed'],
  })
  async save(@Body() { templates, updatedAt }: UpdateReplyTemplatesRequest): Promise<ReplyTemplatesResponse> {
    return present(await this.changeTemplates.change(templates, basedOnOf(updatedAt)));
  }
}

function present({ templates, updatedAt }: ReplyTemplates): ReplyTemplatesResponse {
  return {
    templates: templates.map(({ name, subject, body }) => ({
      name,
      subject: presentLocalized(subject),
      body: presentLocalized(body),
    })),
    updatedAt: updatedAt.toISOString(),
  };
}
