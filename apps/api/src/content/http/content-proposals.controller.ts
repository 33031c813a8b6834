import { ProposeTranslation, Translator } from '@ospite/domain';
import { rowIdOf } from '@ospite/server/persistence';
import { Endpoint, TakesNoQuery } from '@ospite/server/rest';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ProposeTranslationRequest } from './content.dto';
import { presentSection } from './content.presenter';
import { TranslatorResponse } from './content.response';
import { DRAFT_SECTION, type DraftSectionResponse } from './section.response';

/** Has texts of the draft translated by a service, where the operator has set one. */
@ApiTags('content')
@Controller('api/content')
export class ContentProposalsController {
  constructor(
    private readonly proposeTranslation: ProposeTranslation,
    private readonly translator: Translator,
  ) {}

  @TakesNoQuery()
  @Get('translator')
  @Endpoint({
    id: 'getTranslator',
    summary: 'The service that proposes translations',
    description:
      'Where the operator has set one; it gets the Italian of the texts that are proposed, and nothing of guests.',
    access: 'owner',
    answer: { type: TranslatorResponse, description: 'Where the texts go.' },
  })
  getTranslator(): TranslatorResponse {
    return { host: this.translator.host ?? null };
  }

  @Post('sections/:sectionId/proposals')
  @Endpoint({
    id: 'proposeTranslation',
    summary: 'Have a text of a section translated',
    description:
      'Its Italian goes to the service. The answer stands in the draft, marked as a proposal: nothing is published until it was ' +
      'confirmed or written anew.',
    access: 'owner',
    params: { name: 'sectionId', type: 'integer', example: 1 },
    answer: { schema: DRAFT_SECTION, description: 'The section as it was stored.' },
    problems: [
      'content.not_found',
      'content.changed',
      'content.translator_off',
      'content.translator_unusable',
      'content.translator_spent',
      'content.translator_busy',
      'content.translator_unavailable',
    ],
  })
  async propose(
    @Param('sectionId') id: string,
    @Body() { field, language }: ProposeTranslationRequest,
  ): Promise<DraftSectionResponse> {
    const sectionId = rowIdOf(id, 'content.not_found');
    return presentSection(await this.proposeTranslation.propose(sectionId, field, language));
  }
}
