import { DomainError, ERROR_KINDS, type FieldProblem, type GuestForm } from '@ospite/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { RefusedForm } from '@ospite/contracts/site';
import { languageOfPath } from '@ospite/i18n/paths';
import { senderOf } from '@ospite/server/edge';
import type { Request, Response } from 'express';
import { markOverloaded, SummarisedWarning } from '@ospite/server/logging';
import { RequestProblem, RETRY_SECONDS, statusOf, storageFailureOf } from '@ospite/server/problems';
import { UncachedPages } from '@ospite/site-engine/server';
import type { PageExtras } from './page-renderer';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form that a browser sent without script, to the address of the page that it stands on. */
export interface PostedForm<Draft> {
  readonly draft: Draft;
  /** Content of the field that people do not see. */
  readonly honeypot: string;
  /** What the form is shown with again when it is refused. */
  readonly values: RefusedForm['values'];
}

/**
 * Answers forms that browsers send without script, with pages. What was typed is never lost: every refusal shows the form
 * again with its values. Source: specification §11, Forms in cached pages.
 */
@Injectable()
export class PostedForms {
  private readonly logger = new Logger(PostedForms.name);
  private readonly unable = new SummarisedWarning((times, err) =>
    this.logger.warn({ err, times }, 'Forms could not be taken, since the database is away'),
  );

  constructor(private readonly pages: UncachedPages<PageExtras>) {}

  /**
   * @param accept accepts the form; its result is the address of the page that follows
   * @throws RequestProblem `request.unsupported_media_type` for what no form sends
   */
  async answer<Draft>(
    request: Request,
    response: Response,
    { draft, honeypot, values }: PostedForm<Draft>,
    accept: (form: GuestForm<Draft>) => Promise<string>,
  ): Promise<void> {
    if (!request.is(FORM_TYPE)) throw new RequestProblem('request.unsupported_media_type');
    let nextPage: string;
    try {
      nextPage = await accept({
        draft,
        language: languageOfPath(request.path),
        // Without script nothing measures how long it took (specification §11).
        signs: { honeypot, fillTimeMs: undefined },
        idempotencyKey: undefined,
        sender: senderOf(request),
      });
    } catch (error) {
      return this.refuse(request, response, values, error);
    }
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(303, nextPage);
  }

  private async refuse(
    request: Request,
    response: Response,
    values: RefusedForm['values'],
    error: unknown,
  ): Promise<void> {
    const refused = (errors: readonly FieldProblem[]) => ({ refusedForm: { values, errors } });
    if (error instanceof DomainError && error.fields.length > 0)
      return this.pages.send(
        response,
        request.path,
        refused(error.fields),
        statusOf(ERROR_KINDS[error.code]),
      );
    const failed = { ...refused([]), formFailed: true };
    if (error instanceof DomainError) {
      const { retryAfterSeconds } = error.facts;
      if (typeof retryAfterSeconds === 'number') response.setHeader('Retry-After', retryAfterSeconds);
      return this.pages.send(response, request.path, failed, statusOf(ERROR_KINDS[error.code]));
    }
    const failure = storageFailureOf(error);
    if (!failure) {
      this.logger.error({ err: error }, 'A form could not be taken');
      return this.pages.send(response, request.path, failed, statusOf('server.failed'));
    }
    markOverloaded(response);
    this.unable.note(error);
    response.setHeader('Retry-After', String(RETRY_SECONDS[failure]));
    return this.pages.send(response, request.path, failed, statusOf('server.unavailable'));
  }
}
