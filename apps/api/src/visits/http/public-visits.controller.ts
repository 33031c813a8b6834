import { RecordVisit, VisitStore } from '@ospite/domain';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendWithEtag } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { senderOf } from '@ospite/server/edge';
import { ApiNotModified, Endpoint, refuseFields } from '@ospite/server/rest';
import { visitorLanguage } from '../../site';
import { VisitCountResponse } from './visit.response';

/** Pages report visits here, and ask how many there were. */
@ApiTags('visits')
@Controller('api/visits')
export class PublicVisitsController {
  constructor(
    private readonly recordVisit: RecordVisit,
    private readonly visits: VisitStore,
    private readonly config: Config,
  ) {}

  @Post()
  @Endpoint({
    id: 'recordVisit',
    summary: 'Count a visit',
    description:
      'Called by the page, once per browser session. Robots and more than 300 visits an hour from one address are not ' +
      'counted, but get the same answer. No address is stored: the language comes from the cookie `lang`, else from ' +
      '`Accept-Language`.',
    access: 'public',
    answer: { status: 204, description: 'Accepted.' },
  })
  @ApiBody({
    required: false,
    schema: { type: 'object', additionalProperties: false, example: {} },
  })
  async record(@Req() request: Request, @Body() body: unknown): Promise<void> {
    refuseFields(body);
    await this.recordVisit.record({
      sender: senderOf(request),
      userAgent: request.get('User-Agent'),
      language: visitorLanguage(request),
    });
  }

  @Get('count')
  @Endpoint({
    id: 'countVisits',
    summary: 'How many visits there were',
    description: 'All visits since the first; the cost does not depend on their number. Made for polling.',
    access: 'public',
    answer: { type: VisitCountResponse, description: 'The numbers.' },
  })
  @ApiNotModified()
  async count(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { totalVisits, uniqueVisits } = await this.visits.count();
    const answer: VisitCountResponse = { totalVisits, uniqueVisits };
    await sendWithEtag(request, response, this.config.isSecure, answer);
  }
}
