import { byLanguage, ReadSampleValues } from '@ospite/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint, TakesNoQuery } from '@ospite/server/rest';
import { presentPlaceholderValues } from './quote.presenter';
import { SampleValuesResponse } from './quote.response';

/** What the templates of replies are previewed with, before any guest has asked. */
@ApiTags('reply-templates')
@Controller('api/reply-templates/sample-words')
export class SampleValuesController {
  constructor(private readonly sampleWords: ReadSampleValues) {}

  @TakesNoQuery()
  @Get()
  @Endpoint({
    id: 'getSampleWords',
    summary: 'Sample values of placeholders',
    description:
      'The values for a sample guest in each language, who asks for a week in a room of this property: for a preview ' +
      'of templates. Each real request has its own, as `replyWords`.',
    access: 'owner',
    answer: { type: SampleValuesResponse, description: 'The words.' },
    problems: ['property.not_found'],
  })
  async get(): Promise<SampleValuesResponse> {
    const words = await this.sampleWords.read();
    return byLanguage((language) => presentPlaceholderValues(words[language]));
  }
}
