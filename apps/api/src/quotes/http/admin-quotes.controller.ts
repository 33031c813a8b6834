import {
  ChangeQuote,
  Clock,
  dayOf,
  DomainError,
  duringOutage,
  EstimateQuotes,
  MessageStore,
  QuoteStore,
  ReadPlaceholderValues,
  ReplyToQuote,
  type QuoteEditor,
} from '@ospite/domain';
import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../accounts';
import {
  ApiIdempotencyKey,
  ATTACHMENT_HEADERS,
  basedOnOf,
  describePages,
  Endpoint,
  idempotencyKeyOf,
  PAGING_HEADERS,
  sendDownload,
  sliceOf,
} from '@ospite/server/rest';
import { LongRunningWork, rowIdOf } from '@ospite/server/persistence';
import { UpdateQuoteRequest, ReplyToQuoteRequest } from './change-quote.dto';
import { QuoteCountsResponse, QuoteWithHistoryResponse, QuoteResponse } from './quote.response';
import { quoteCsv } from '../quote-csv';
import { presentQuoteWithHistory, presentQuote } from './quote.presenter';
import { filterOf, QuoteCountsQuery, QuoteFilterQuery, QuotesQuery } from './quotes.query';

const ID = { name: 'quoteId', type: 'integer', example: 1 } as const;
const CSV_TYPE = 'text/csv; charset=utf-8';

@ApiTags('quotes')
@Controller('api/quotes')
export class AdminQuotesController {
  constructor(
    private readonly quotes: QuoteStore,
    private readonly messages: MessageStore,
    private readonly changeQuote: ChangeQuote,
    private readonly replyToQuote: ReplyToQuote,
    private readonly placeholderValues: ReadPlaceholderValues,
    private readonly estimates: EstimateQuotes,
    private readonly longRunningWork: LongRunningWork,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Endpoint({
    id: 'listQuotes',
    summary: 'Quote requests, newest first unless `order` says otherwise',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'owner',
    answer: { type: [QuoteResponse], headers: PAGING_HEADERS, description: 'The quotes.' },
  })
  async list(
    @Query() query: QuotesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<QuoteResponse[]> {
    const { quotes, total } = await this.quotes.list(filterOf(query), sliceOf(query), query.order);
    const { estimate } = await this.estimates.prepare();
    describePages(response, query, total);
    return quotes.map((quote) => presentQuote(quote, estimate(quote)));
  }

  @Get('counts')
  @Endpoint({
    id: 'countQuotes',
    summary: 'How many quote requests there are of each status',
    description:
      'Each request counts once: those that wait for an answer and look automated are `suspected`, and not ' +
      '`pending`; those whose last reply has not reached the guest are `replyUnsent`, whatever their status.',
    access: 'owner',
    answer: { type: QuoteCountsResponse, description: 'The counts.' },
  })
  async counts(@Query() query: QuoteCountsQuery): Promise<QuoteCountsResponse> {
    const { pending, answered, confirmed, declined, archived, suspected, replyUnsent } =
      await this.quotes.count(filterOf(query));
    return { pending, answered, confirmed, declined, archived, suspected, replyUnsent };
  }

  @Get('export.csv')
  @Endpoint({
    id: 'exportQuotes',
    summary: 'Quote requests as a table',
    description:
      'For the owner’s spreadsheet, in Italian: all that match, newest first, with the filters of the list, ' +
      'times of the property’s clock, and after an empty line the totals. UTF-8 with a byte order mark, ' +
      'semicolons, decimal commas, quoted as RFC 4180 says; a cell that a spreadsheet would run as a formula ' +
      'begins with an apostrophe, a phone number with `+` too. Its columns follow the back-office’s words and ' +
      'may change: programs read `GET /api/quotes`.',
    access: 'owner',
    answer: {
      description: 'One line a quote.',
      headers: ATTACHMENT_HEADERS,
      content: {
        'text/csv': {
          schema: { type: 'string' },
          example:
            'Numero;Ricevuta;Stato;…\r\n7;2026-11-21 09:30;In attesa;…\r\n\r\nTotale;1 richiesta;;…\r\n',
        },
      },
    },
  })
  async export(@Query() query: QuoteFilterQuery, @Res() response: Response): Promise<void> {
    const name = `preventivi-${dayOf(this.clock.now())}.csv`;
    const quotes = this.longRunningWork.each(this.quotes.all(filterOf(query)));
    const { estimate } = await this.estimates.prepare();
    await sendDownload(response, { name, type: CSV_TYPE }, quoteCsv(quotes, estimate));
  }

  @Get(':quoteId')
  @Endpoint({
    id: 'getQuote',
    summary: 'One quote request with its history and messages',
    description:
      'Everything the guest wrote, each change of status with its time, every e-mail about it, the values that it ' +
      'gives the placeholders of reply templates, and what the stay would cost in each room.',
    access: 'owner',
    params: ID,
    answer: { type: QuoteWithHistoryResponse, description: 'The quote.' },
    problems: ['quote.not_found', 'property.not_found'],
  })
  async get(@Param('quoteId') id: string): Promise<QuoteWithHistoryResponse> {
    return this.details(rowIdOf(id, 'quote.not_found'));
  }

  @Patch(':quoteId')
  @Endpoint({
    id: 'updateQuote',
    summary: 'Set the status or the notes of a quote request, or mark it as not spam',
    description:
      'The history records who changed what, and when. Omitted fields stay. `suspected: false` sends the guest the ' +
      'confirmation that was withheld, once, however often it is set.',
    access: 'owner',
    params: ID,
    answer: { type: QuoteWithHistoryResponse, description: 'The quote as it was stored.' },
    problems: ['quote.invalid', 'quote.not_found', 'quote.changed', 'quote.anonymised', 'property.not_found'],
  })
  async update(
    @Param('quoteId') id: string,
    @Body() { status, notes, suspected, replyUnsent, updatedAt }: UpdateQuoteRequest,
    @Req() request: Request,
  ): Promise<QuoteWithHistoryResponse> {
    const rowId = rowIdOf(id, 'quote.not_found');
    const edit = {
      ...(status !== undefined && { status }),
      ...(notes !== undefined && { notes }),
      ...(suspected !== undefined && { suspected }),
      ...(replyUnsent !== undefined && { replyUnsent }),
    };
    await this.changeQuote.change(rowId, edit, editorOf(request, updatedAt));
    return this.details(rowId);
  }

  @Post(':quoteId/reply')
  @Endpoint({
    id: 'replyToQuote',
    summary: 'Write to the guest',
    description:
      'The e-mail leaves at once, or as soon as possible; one that still contains a placeholder (`{{dates}}`) is ' +
      'refused. A pending quote becomes an answered one, and no longer looks automated. Sent again with the same key, ' +
      'the call sends one e-mail and returns the same answer, whatever `updatedAt` is by then. Without a mail server ' +
      'nobody gets it, and the quote is `replyUnsent`.',
    access: 'owner',
    params: ID,
    answer: { status: 202, type: QuoteWithHistoryResponse, description: 'The e-mail is in the outbox.' },
    problems: [
      'quote.invalid',
      'quote.not_found',
      'property.not_found',
      'quote.key_reused',
      'quote.changed',
      'quote.unfinished',
      'quote.anonymised',
    ],
  })
  @ApiIdempotencyKey()
  async reply(
    @Param('quoteId') id: string,
    @Body() { subject, body, updatedAt }: ReplyToQuoteRequest,
    @Req() request: Request,
  ): Promise<QuoteWithHistoryResponse> {
    const rowId = rowIdOf(id, 'quote.not_found');
    const editor = editorOf(request, updatedAt);
    await this.replyToQuote.reply(rowId, { subject, body }, editor, idempotencyKeyOf(request));
    return this.details(rowId);
  }

  private async details(id: number): Promise<QuoteWithHistoryResponse> {
    const [estimates, quote, history, messages, outage] = await Promise.all([
      this.estimates.prepare(),
      this.quotes.find(id),
      this.quotes.history(id),
      this.messages.about(id),
      this.messages.outage(),
    ]);
    if (!quote) throw new DomainError('quote.not_found');
    const { values, inItalian, obstacle } = await this.placeholderValues.read(quote);
    return presentQuoteWithHistory(quote, {
      estimate: estimates.estimate(quote),
      history,
      messages: messages.map((message) => duringOutage(message, outage)),
      replyWords: values,
      replyWordsInItalian: inItalian,
      offerObstacle: obstacle,
      offers: estimates.inEachRoom(quote),
    });
  }
}

function editorOf(request: Request, updatedAt: string | undefined): QuoteEditor {
  return { by: actorOf(request), basedOn: basedOnOf(updatedAt) };
}
