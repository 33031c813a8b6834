import { CONTENT_RIGHT, PrepareStarterTexts } from '@ospite/domain';
import { Endpoint, NeedsRight } from '@ospite/server/rest';
import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PrepareStarterTextsRequest, StarterTextsResponse } from './starter-texts.dto';

/** The first texts of a house that has none. */
@ApiTags('content')
@Controller('api/content')
export class StarterTextsController {
  constructor(private readonly starterTexts: PrepareStarterTexts) {}

  @Post('starter-texts')
  @NeedsRight(CONTENT_RIGHT)
  @Endpoint({
    id: 'prepareStarterTexts',
    summary: 'Have the first texts of the site written from a few answers',
    description:
      'In all languages, into the draft of pages that have no section; the others stay as they are, and so do all where ' +
      '`home` has one, so that a second call changes nothing. Guests see them when they are published. A property without hosts gets those that are named.',
    access: 'owner',
    answer: { status: 200, type: StarterTextsResponse, description: 'What became of each page.' },
    problems: ['content.invalid', 'property.not_found'],
  })
  async prepare(@Body() answers: PrepareStarterTextsRequest): Promise<StarterTextsResponse> {
    const { filled, kept } = await this.starterTexts.prepare(answers);
    return { filled: [...filled], kept: [...kept] };
  }
}
