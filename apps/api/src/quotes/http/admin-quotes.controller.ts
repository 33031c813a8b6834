import {
  ChangeQuote,
  Clock,
  dayOf,
  DomainError,
  MessageStore,
  QuoteStore,
  ReadReplyWords,
  ReplyToQuote,
  type QuoteEditor,
} from '@ospite/domain';
import { Body, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../accounts';
import { OutboxSender } from '../../messages';
import { ApiProblems } from '../../platform/problems/api-problems.decorator';
import { basedOnOf } from '../../platform/rest/based-on';
import { ApiIdempotencyKey, idempotencyKeyOf } from '../../platform/rest/idempotency-key';
import { LongRunningWork } from '../../platform/persistence/connections/long-running-work';
import { describePages, PAGING_HEADERS, sliceOf } from '../../platform/rest/paging';
import { rowIdOf } from '../../platform/persistence/row-id';
import { ATTACHMENT_HEADERS, sendDownload } from '../../platform/rest/download';
import { OwnerController } from '../../platform/rest/access.decorator';
import { UpdateQuoteRequest, ReplyToQuoteRequest } from './change-quote.dto';
import { QuoteResponse, QuoteDetailsResponse } from './quote.response';
import { quoteCsv } from './quote-csv';
import { presentQuoteDetails, presentQuote } from './quote.presenter';
import { filterOf, QuoteFilterQuery, QuotesQuery } from './quotes.query';

const ID = { name: 'quoteId', type: 'integer', example: 1 } as const;
const CSV_TYPE = 'text/csv; charset=utf-8';

@OwnerController('api/quotes', 'quotes')
export class AdminQuotesController {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly messages: MessageStore,
    private readonly changeQuote: ChangeQuote,
    private readonly replyToQuote: ReplyToQuote,
    private readonly replyWords: ReadReplyWords,
    private readonly outbox: OutboxSender,
    private readonly longRunningWork: LongRunningWork,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listQuotes',
    summary: 'Quote requests, newest first unless `order` says otherwise',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` tells whether there are more.',
  })
  @ApiOkResponse({ type: [QuoteResponse], headers: PAGING_HEADERS, description: 'The quotes.' })
  async list(
    @Query() query: QuotesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuoteResponse[]> {
    const { quotes, total } = await this.quotes.list(filterOf(query), sliceOf(query), query.order);
    describePages(response, query, total);
    return quotes.map(presentQuote);
  }

  @Get('export.csv')
  @ApiOperation({
    operationId: 'exportQuotes',
    summary: 'Quote requests as a table',
    description:
      'All that match, newest first, with the filters of the list. UTF-8 with a byte order mark, semicolons, quoted ' +
      'as RFC 4180 says; a cell that a spreadsheet would run as a formula begins with an apostrophe, a phone number with `+` too.',
  })
  @ApiOkResponse({
    description: 'One line a quote, columns named as the fields.',
    headers: ATTACHMENT_HEADERS,
    content: {
      'text/csv': {
        schema: { type: 'string' },
        example: 'id;createdAt;status;…\r\n7;2026-11-21T08:30:00.000Z;pending;…\r\n',
      },
    },
  })
  async export(@Query() query: QuoteFilterQuery, @Res() response: Response): Promise<void> {
    const name = `quotes-${dayOf(this.clock.now())}.csv`;
    const quotes = this.longRunningWork.each(this.quotes.all(filterOf(query)));
    await sendDownload(response, { name, type: CSV_TYPE }, quoteCsv(quotes));
  }

  @Get(':quoteId')
  @ApiOperation({
    operationId: 'getQuote',
    summary: 'One quote request with its history and messages',
    description:
      'Everything the guest wrote, each change of status with its time, every e-mail about it, and the words that ' +
      'templates of replies take from it.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: QuoteDetailsResponse, description: 'The quote.' })
  @ApiProblems('quote.not_found', 'property.not_found')
  async get(@Param('quoteId') id: string): Promise<QuoteDetailsResponse> {
    return this.details(rowIdOf(id, 'quote.not_found'));
  }

  @Patch(':quoteId')
  @ApiOperation({
    operationId: 'updateQuote',
    summary: 'Set the status or the notes of a quote request, or say that it is no spam',
    description:
      'The history keeps who changed what, and when. Fields that are left out stay. `suspected: false` sends the guest ' +
      'the confirmation that was held back; once, however often it is said.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: QuoteDetailsResponse, description: 'The quote as it was stored.' })
  @ApiProblems('quote.invalid', 'quote.not_found', 'quote.changed', 'property.not_found')
  async update(
    @Param('quoteId') id: string,
    @Body() { status, notes, suspected, updatedAt }: UpdateQuoteRequest,
    @Req() request: Request,
  ): Promise<QuoteDetailsResponse> {
    const rowId = rowIdOf(id, 'quote.not_found');
    const edit = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes }),
      ...(suspected !== undefined && { suspected }),
    };
    await this.changeQuote.change(rowId, edit, editorOf(request, updatedAt));
    if (suspected === false) this.outbox.wake();
    return this.details(rowId);
  }

  @Post(':quoteId/reply')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'replyToQuote',
    summary: 'Write to the guest',
    description:
      'The e-mail leaves at once, or as soon as it can. A quote that was waiting becomes an answered one. Sent again ' +
      'with the same key, it is one e-mail and the same answer, whatever `updatedAt` says by then.',
  })
  @ApiIdempotencyKey()
  @ApiParam(ID)
  @ApiAcceptedResponse({ type: QuoteDetailsResponse, description: 'The e-mail is in the outbox.' })
  @ApiProblems(
    'quote.invalid',
    'quote.not_found',
    'property.not_found',
    'quote.key_reused',
    'quote.changed',
    'quote.anonymised',
  )
  async reply(
    @Param('quoteId') id: string,
    @Body() { subject, body, updatedAt }: ReplyToQuoteRequest,
    @Req() request: Request,
  ): Promise<QuoteDetailsResponse> {
    const rowId = rowIdOf(id, 'quote.not_found');
    const editor = editorOf(request, updatedAt);
    await this.replyToQuote.reply(rowId, { subject, body }, editor, idempotencyKeyOf(request));
    const details = await this.details(rowId);
    this.outbox.wake();
    return details;
  }

  private async details(id: number): Promise<QuoteDetailsResponse> {
    const [quote, history, messages] = await Promise.all([
      this.quotes.find(id),
      this.quotes.history(id),
      this.messages.about(id),
    ]);
    if (!quote) throw new DomainError('quote.not_found');
    return presentQuoteDetails(quote, { history, messages, replyWords: await this.replyWords.read(quote) });
  }
}

function editorOf(request: Request, updatedAt: string | undefined): QuoteEditor {
  return { by: actorOf(request), basedOn: basedOnOf(updatedAt) };
}
