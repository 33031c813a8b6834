import { CONTENT_RIGHT, ProposeTranslation, TranslateIntoItalian, Translator } from '@ospite/domain';
import { rowIdOf } from '@ospite/server/persistence';
import { Endpoint, TakesNoQuery, NeedsRight } from '@ospite/server/rest';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProposeTranslationRequest, TranslateIntoItalianRequest } from './content.dto';
import { presentSection } from './content.presenter';
import { ItalianTextResponse, TranslatorResponse } from './content.response';
import { DRAFT_SECTION, type DraftSectionResponse } from './section.response';

const TRANSLATOR_PROBLEMS = [
  'content.translator_off',
  'content.translator_unusable',
  'content.translator_spent',
  'content.translator_busy',
  'content.translator_unavailable',
] as const;

/** Has texts translated by a service, where the operator has set one: those of the draft, and what the owner reads. */
@ApiTags('content')
@Controller('api/content')
export class ContentProposalsController {
  constructor(
    private readonly proposeTranslation: ProposeTranslation,
    private readonly translateIntoItalian: TranslateIntoItalian,
    private readonly translator: Translator,
  ) {}

  @TakesNoQuery()
  @Get('translator')
  @Endpoint({
    id: 'getTranslator',
    summary: 'The service that translates',
    description:
      'Where the operator has set one. It gets the Italian of the texts that are proposed, and of guests what an owner asks to ' +
      'read in Italian.',
    access: 'owner',
    answer: { type: TranslatorResponse, description: 'Where the texts go.' },
  })
  getTranslator(): TranslatorResponse {
    return { host: this.translator.host ?? null };
  }

  @HttpCode(200)
  @Post('translator')
  @Endpoint({
    id: 'translateIntoItalian',
    summary: 'Read a text in Italian',
    description: 'It goes to the service, which learns nothing but its words. Nothing is stored.',
    access: 'owner',
    answer: { type: ItalianTextResponse, description: 'The text in Italian.' },
    problems: TRANSLATOR_PROBLEMS,
  })
  async intoItalian(@Body() { text, language }: TranslateIntoItalianRequest): Promise<ItalianTextResponse> {
    return { text: await this.translateIntoItalian.translate(text, language) };
  }

  @Post('sections/:sectionId/proposals')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'proposeTranslation',
    summary: 'Have a text of a section translated',
    description:
      'Its Italian goes to the service. The answer stands in the draft, marked as a proposal: nothing is published until it was ' +
      'confirmed or written anew.',
    access: 'owner',
    params: { name: 'sectionId', type: 'integer', example: 1 },
    answer: { schema: DRAFT_SECTION, description: 'The section as it was stored.' },
    problems: ['content.not_found', 'content.changed', ...TRANSLATOR_PROBLEMS],
  })
  async propose(
    @Param('sectionId') id: string,
    @Body() { field, language }: ProposeTranslationRequest,
  ): Promise<DraftSectionResponse> {
    const sectionId = rowIdOf(id, 'content.not_found');
    return presentSection(await this.proposeTranslation.propose(sectionId, field, language));
  }
}
