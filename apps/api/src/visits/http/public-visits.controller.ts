import { RecordVisit, VisitStore } from '@ospite/domain';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sendWithEtag } from '@ospite/server/cache';
import { Config } from '@ospite/server/config';
import { senderOf } from '@ospite/server/edge';
import { ApiNotModified, Public, refuseFields, RespondsEmpty } from '@ospite/server/rest';
import { visitorLanguage } from '@ospite/server/headers';
import { VisitCountResponse } from './visit.response';

/** Pages report visits here, and ask how many there were. */
@ApiTags('visits')
@Public()
@Controller('api/visits')
export class PublicVisitsController {
  constructor(
    private readonly recordVisit: RecordVisit,
    private readonly visits: VisitStore,
    private readonly config: Config,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'recordVisit',
    summary: 'Count a visit',
    description:
      'Once per browser session, by the page. Robots are not counted, nor more than 300 visits an hour from one ' +
      'address; they get the same answer. No address is stored: the language comes from the cookie `lang`, else from `Accept-Language`.',
  })
  @ApiBody({
    required: false,
    schema: { type: 'object', additionalProperties: false, example: {} },
  })
  @RespondsEmpty('Taken note of.')
  async record(@Req() request: Request, @Body() body: unknown): Promise<void> {
    refuseFields(body);
    await this.recordVisit.record({
      sender: senderOf(request),
      userAgent: request.get('User-Agent'),
      language: visitorLanguage(request),
    });
  }

  @Get('count')
  @ApiOperation({
    operationId: 'countVisits',
    summary: 'How many visits there were',
    description: 'All of them, since the first; it costs the same however many there are. Made for polling.',
  })
  @ApiOkResponse({ type: VisitCountResponse, description: 'The numbers.' })
  @ApiNotModified()
  async count(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { totalVisits, uniqueVisits } = await this.visits.count();
    const answer: VisitCountResponse = { totalVisits, uniqueVisits };
    await sendWithEtag(request, response, this.config.isSecure, answer);
  }
}
