import { DomainError, QuoteStore } from '@ospite/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblems } from '../../platform/http/api-problems.decorator';
import { describePages, PAGING_HEADERS, sliceOf } from '../../platform/http/paging';
import { QuoteAnswer } from './quote.answer';
import { presentQuote } from './quote.presenter';
import { filterOf, QuotesQuery } from './quotes.query';

/** Where the owner reads what guests asked for. */
@ApiTags('quotes')
@ApiCookieAuth('session')
@Controller('api/quotes')
export class AdminQuotesController {
  constructor(private readonly quotes: QuoteStore) {}

  @Get()
  @ApiOperation({
    operationId: 'listQuotes',
    summary: 'Quote requests, newest first',
    description: 'Whole up to 1,000 rows; `page` and `pageSize` cut it.',
  })
  @ApiOkResponse({ type: [QuoteAnswer], headers: PAGING_HEADERS })
  @ApiProblems(400, 401)
  async list(
    @Query() query: QuotesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuoteAnswer[]> {
    const { quotes, total } = await this.quotes.list(filterOf(query), sliceOf(query));
    describePages(request, response, query, total);
    return quotes.map(presentQuote);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getQuote', summary: 'One quote request' })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ type: QuoteAnswer })
  @ApiProblems(401, 404)
  async get(@Param('id') id: string): Promise<QuoteAnswer> {
    const quote = /^\d+$/.test(id) ? await this.quotes.find(Number(id)) : undefined;
    if (!quote) throw new DomainError('quote.not_found');
    return presentQuote(quote);
  }
}
