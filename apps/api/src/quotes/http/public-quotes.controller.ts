import { DEFAULT_LANGUAGE, IssueQuoteRef, PlaceQuote } from '@ospite/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '@ospite/server/problems';
import { senderOf } from '@ospite/server/edge';
import { ApiIdempotencyKey, idempotencyKeyOf, Public } from '@ospite/server/rest';
import { CreateQuoteRequest } from './place-quote.dto';
import { PlacedQuoteResponse } from './quote.response';
import { presentPlacedQuote } from './quote.presenter';

@ApiTags('quotes')
@Controller('api/quotes')
export class PublicQuotesController {
  constructor(
    private readonly placeQuote: PlaceQuote,
    private readonly issueRef: IssueQuoteRef,
  ) {}

  @Public()
  @Post()
  @ApiOperation({
    operationId: 'createQuote',
    summary: 'Ask for a quote',
    description:
      'Stores the request and answers; owner and guest get their e-mails. Sent again with the same key, or without ' +
      'a key but with the same fields within ten minutes, it is the same quote.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({
    type: PlacedQuoteResponse,
    description: 'The quote that was stored, or the one that this was sent for before.',
  })
  @ApiProblems('quote.invalid', 'property.not_found', 'quote.key_reused', 'quote.too_many')
  async create(@Body() body: CreateQuoteRequest, @Req() request: Request): Promise<PlacedQuoteResponse> {
    const { language, website, filledInMs, ...draft } = body;
    const placed = await this.placeQuote.place({
      draft,
      language: language ?? DEFAULT_LANGUAGE,
      signs: { honeypot: website ?? '', fillTimeMs: filledInMs },
      idempotencyKey: idempotencyKeyOf(request),
      sender: senderOf(request),
    });
    return presentPlacedQuote(placed.quote, await this.issueRef.issue(placed.quote));
  }
}
