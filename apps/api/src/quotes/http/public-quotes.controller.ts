import { IssueQuoteRef, PlaceQuote } from '@ospite/domain';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiIdempotencyKey, Endpoint, sentForm } from '@ospite/server/rest';
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

  @Post()
  @Endpoint({
    id: 'createQuote',
    summary: 'Ask for a quote',
    description:
      'Stores the request; owner and guest get their e-mails. Sent again with the same key, or without a key but with ' +
      'the same fields within ten minutes, the call returns the same quote.',
    access: 'public',
    answer: {
      status: 201,
      type: PlacedQuoteResponse,
      description: 'The quote that was stored, now or when it was sent first.',
    },
    problems: ['quote.invalid', 'property.not_found', 'quote.key_reused', 'quote.too_many'],
  })
  @ApiIdempotencyKey()
  async create(@Body() body: CreateQuoteRequest, @Req() request: Request): Promise<PlacedQuoteResponse> {
    const placed = await this.placeQuote.place(sentForm(body, request));
    return presentPlacedQuote(placed.quote, await this.issueRef.issue(placed.quote));
  }
}
