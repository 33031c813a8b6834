import { Clock, ConsentStore, MAX_CONSENTS_PER_HOUR, RateLimiter } from '@ospite/domain';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { senderOf } from '../../platform/edge/sender';
import { Public } from '../../platform/rest/public.decorator';
import { RecordConsentRequest } from './consent.dto';

const QUOTA = { name: 'consent', max: MAX_CONSENTS_PER_HOUR, windowMs: 60 * 60_000 };

/** Where the cookie dialog notes what was chosen. */
@ApiTags('consents')
@Controller('api/consents')
export class ConsentsController {
  constructor(
    private readonly consents: ConsentStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  @Public()
  @Post()
  @HttpCode(204)
  @ApiOperation({
    operationId: 'recordConsent',
    summary: 'Record a choice made in the cookie dialog',
    description:
      'Kept under a random id with its time, to prove that visitors are asked; no address is stored. More than 100 an ' +
      'hour from one address are not kept, and get the same answer.',
  })
  @ApiNoContentResponse({ description: 'Accepted.' })
  async record(@Req() request: Request, @Body() { version, choice }: RecordConsentRequest): Promise<void> {
    const { analytics, marketing } = choice;
    if (!(await this.limiter.admits(QUOTA, senderOf(request)))) return;
    await this.consents.add({
      id: randomUUID(),
      version,
      choice: { analytics, marketing },
      givenAt: this.clock.now(),
    });
  }
}
