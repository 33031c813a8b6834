import { RecordConsent } from '@ospite/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { senderOf } from '@ospite/server/edge';
import { Endpoint } from '@ospite/server/rest';
import { RecordConsentRequest } from './consent.dto';

/** The cookie dialog reports here what a visitor chose. */
@ApiTags('consents')
@Controller('api/consents')
export class ConsentsController {
  constructor(private readonly recordConsent: RecordConsent) {}

  @Post()
  @Endpoint({
    id: 'recordConsent',
    summary: 'Record a choice made in the cookie dialog',
    description:
      'Kept under a random id with its time, to prove that visitors are asked; no address is stored. More than 100 an ' +
      'hour from one address are not kept, and get the same answer.',
    access: 'public',
    answer: { status: 204, description: 'Accepted.' },
  })
  async record(@Req() request: Request, @Body() { version, choice }: RecordConsentRequest): Promise<void> {
    const { analytics, marketing } = choice;
    await this.recordConsent.record(senderOf(request), version, { analytics, marketing });
  }
}
