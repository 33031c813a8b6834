import { DomainError, IssueQuoteRef, PlaceQuote, type FieldProblem } from '@ospite/domain';
import { Body, Controller, Logger, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { OutboxSender } from '../../messages';
import { senderOf } from '../../platform/edge/sender';
import { statusOf } from '../../platform/problems/problem-details';
import { RequestProblem } from '../../platform/problems/problem';
import { Public } from '../../platform/rest/access.decorator';
import { RETRY_SECONDS, storageFailureOf } from '../../platform/problems/storage-failure';
import { markOverloaded } from '../../platform/logging/http-logging';
import { SummarisedWarning } from '../../platform/logging/summarised-warning';
import { UncachedPages } from '../../site';
import { pageAfterSending, QUOTE_FORM_PATHS, quoteFormLanguage } from '../quote-form-paths';
import { readQuoteForm, type QuoteForm } from './quote-form';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * The quote form as browsers send it without script: to the page's own address, answered with a page. What was typed is
 * never lost: every refusal shows the form again with its values.
 */
@ApiExcludeController()
@Controller()
export class QuoteFormController {
  private readonly logger = new Logger(QuoteFormController.name);
  private readonly unable = new SummarisedWarning((times, err) =>
    this.logger.warn({ err, times }, 'Quote forms could not be taken, since the database is away'),
  );

  constructor(
    private readonly placeQuote: PlaceQuote,
    private readonly issueRef: IssueQuoteRef,
    private readonly outbox: OutboxSender,
    private readonly pages: UncachedPages,
  ) {}

  @Public()
  @Post([...QUOTE_FORM_PATHS])
  async take(@Req() request: Request, @Res() response: Response, @Body() body: unknown): Promise<void> {
    if (!request.is(FORM_TYPE)) throw new RequestProblem('request.unsupported_media_type');
    const form = readQuoteForm(body);
    const language = quoteFormLanguage(request.path);
    try {
      const { quote, repeated } = await this.placeQuote.place({
        draft: form.draft,
        language,
        // Without script nothing measures how long it took (decisions §3).
        signs: { honeypot: form.honeypot, fillTimeMs: undefined },
        idempotencyKey: undefined,
        sender: senderOf(request),
      });
      if (!repeated) this.outbox.wake();
      const ref = await this.issueRef.issue(quote);
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(303, pageAfterSending(language, ref));
    } catch (error) {
      await this.refuse(request, response, form, error);
    }
  }

  private async refuse(request: Request, response: Response, form: QuoteForm, error: unknown): Promise<void> {
    const refused = (errors: readonly FieldProblem[]) => ({ quoteForm: { values: form.values, errors } });
    if (error instanceof DomainError && error.code === 'quote.invalid')
      return this.pages.send(response, request.path, refused(error.fields), statusOf(error.code));
    const failed = { ...refused([]), formFailed: true };
    if (error instanceof DomainError) {
      const { retryAfterSeconds } = error.facts;
      if (typeof retryAfterSeconds === 'number') response.setHeader('Retry-After', retryAfterSeconds);
      return this.pages.send(response, request.path, failed, statusOf(error.code));
    }
    const failure = storageFailureOf(error);
    if (!failure) {
      this.logger.error({ err: error }, 'A quote form could not be taken');
      return this.pages.send(response, request.path, failed, statusOf('server.failed'));
    }
    markOverloaded(response);
    this.unable.note(error);
    response.setHeader('Retry-After', String(RETRY_SECONDS[failure]));
    return this.pages.send(response, request.path, failed, statusOf('server.unavailable'));
  }
}
