import { ReadSampleWords } from '@ospite/domain';
import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '@ospite/server/problems';
import { OwnerController, TakesNoQuery } from '@ospite/server/rest';
import { presentReplyWords } from './quote.presenter';
import { SampleWordsResponse } from './quote.response';

/** What the templates of replies are previewed with, before any guest has asked. */
@OwnerController('api/reply-templates/sample-words', 'reply-templates')
export class SampleWordsController {
  constructor(private readonly sampleWords: ReadSampleWords) {}

  @TakesNoQuery()
  @Get()
  @ApiOperation({
    operationId: 'getSampleWords',
    summary: 'What placeholders would stand for',
    description:
      'The words of a sample guest in each language, who asks for a week in a room of this property: for a preview of ' +
      'templates. Each real request has its own, as `replyWords`.',
  })
  @ApiOkResponse({ type: SampleWordsResponse, description: 'The words.' })
  @ApiProblems('property.not_found')
  async get(): Promise<SampleWordsResponse> {
    const { it, en, de, es } = await this.sampleWords.read();
    return {
      it: presentReplyWords(it),
      en: presentReplyWords(en),
      de: presentReplyWords(de),
      es: presentReplyWords(es),
    };
  }
}
