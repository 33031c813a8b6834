import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@ospite/domain/shared';
import { SenderGoneError } from '../edge/connection-signal';
import type { Request, Response } from 'express';
import { isForm } from '../bodies/form-upload';
import { markOverloaded } from '../logging/http-logging';
import { SummarisedWarning } from '../logging/summarised-warning';
import {
  EDGE_CODES,
  EDGE_STATUSES,
  RequestProblem,
  type EdgeCode,
  type ErrorTable,
} from '../problems/problem';
import { edgeProblem, problemDocument, problemWithCode, type Problem } from '../problems/problem-details';
import { isOfFiles, RETRY_SECONDS, storageFailureOf, type StorageFailure } from '../problems/storage-failure';

/** The server is sound, but something that it needs is away or full. */
const UNABLE_CODES = ['server.unavailable', 'server.storage_unavailable', 'server.storage_full'] as const;
type UnableCode = (typeof UNABLE_CODES)[number];
const isUnable = (code: Problem['code']): code is UnableCode =>
  UNABLE_CODES.some((unable) => unable === code);

/** Turns whatever was thrown into a problem document; it never shows a stack, nor what was sent. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problems');
  /** One for each code, so that a full disk is logged beside a database that is away. */
  private readonly unable: Readonly<Record<UnableCode, SummarisedWarning>> = {
    'server.unavailable': this.unableWarning(),
    'server.storage_unavailable': this.unableWarning(),
    'server.storage_full': this.unableWarning(),
  };

  constructor(private readonly errors: ErrorTable) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    if (error instanceof SenderGoneError) return void http.getResponse<Response>().destroy();
    this.respond(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Responds with the problem; a response that has begun can only be cut off. */
  respond(error: unknown, request: Request, response: Response): void {
    const problem = problemOf(error, isForm(request), this.errors);
    if (problem.code === 'server.failed') this.logger.error({ err: error }, 'A request failed');
    if (isUnable(problem.code)) {
      markOverloaded(response);
      this.unable[problem.code].note(error);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const retryAfter = problem.facts.retryAfterSeconds;
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
    const challenge: unknown = Reflect.get(this.errors.challenges, problem.code);
    if (typeof challenge === 'string') response.setHeader('WWW-Authenticate', challenge);
    response.removeHeader('ETag');
    response.setHeader('Cache-Control', 'no-store');
    response.status(problem.status).type('application/problem+json');
    if (request.method === 'HEAD') response.end();
    else response.send(Buffer.from(JSON.stringify(problemDocument(problem))));
  }

  private unableWarning(): SummarisedWarning {
    return new SummarisedWarning((times, err) =>
      this.logger.warn({ err, times }, 'Requests could not be answered'),
    );
  }
}

/** @param isUpload whether a file was to be stored */
function problemOf(error: unknown, isUpload: boolean, errors: ErrorTable): Problem {
  if (error instanceof DomainError) return problemWithCode(error.code, errors, error.facts, error.fields);
  if (error instanceof RequestProblem) {
    const { code, fields, retryAfterSeconds, reason } = error;
    const facts = {
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
      ...(reason === undefined ? {} : { reason }),
    };
    return edgeProblem(code, facts, fields);
  }
  // A body that its sender cut off has an error code of the network's, but is no failure of ours.
  const status = statusOfError(error);
  if (status < 500) return edgeProblem(edgeCodeOf(status));
  const failure = storageFailureOf(error);
  if (failure)
    return edgeProblem(unableCodeOf(failure, error, isUpload), { retryAfterSeconds: RETRY_SECONDS[failure] });
  return edgeProblem(edgeCodeOf(status));
}

/** An owner who uploads is told when it is the file that cannot be stored; everything else still works then. */
function unableCodeOf(failure: StorageFailure, error: unknown, isUpload: boolean): UnableCode {
  if (!isUpload) return 'server.unavailable';
  if (failure === 'full') return 'server.storage_full';
  return isOfFiles(error) ? 'server.storage_unavailable' : 'server.unavailable';
}

/** The status that Nest, Express or a body parser gave an error. */
function statusOfError(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

function edgeCodeOf(status: number): EdgeCode {
  if (status === 401 || status === 403) return 'request.not_found';
  const known = EDGE_CODES.find((code) => EDGE_STATUSES[code] === status);
  return known ?? (status >= 400 && status < 500 ? 'request.malformed' : 'server.failed');
}
