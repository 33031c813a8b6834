import { Clock, ConsentStore } from '@ospite/domain';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { ApiProblems } from '../../platform/http/api-problems.decorator';
import { Public } from '../../platform/http/public.decorator';
import { RecordConsentDto } from './consent.dto';

/** Where the cookie dialog notes what was chosen. */
@ApiTags('consents')
@Controller('api/consents')
export class ConsentsController {
  constructor(
    private readonly consents: ConsentStore,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'recordConsent',
    summary: 'Keep a choice of the cookie dialog',
    description:
      'Kept under a random id with its time, to prove that visitors are asked; no address is stored.',
  })
  @ApiNoContentResponse({ description: 'Kept.' })
  @ApiProblems(400, 403, 413, 415)
  async record(@Body() { version, choice }: RecordConsentDto): Promise<void> {
    const { analytics, marketing } = choice;
    await this.consents.add({
      id: randomUUID(),
      version,
      choice: { analytics, marketing },
      givenAt: this.clock.now(),
    });
  }
}
