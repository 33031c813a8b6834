import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@ospite/domain';
import { SenderGoneError } from './connection-signal';
import type { Request, Response } from 'express';
import { RequestProblem, type EdgeCode } from './problem';
import { problemDocument, type Refusal } from './problem-document';
import { statusOf } from './problem-status';

const UNAVAILABLE_RETRY_SECONDS = 5;
/** Class 08 is a lost connection, 57P0x a server that stops or starts, 53300 one that is full (PostgreSQL, appendix A). */
const DATABASE_AWAY = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** Turns whatever was thrown into a problem document; it never shows a stack nor what was sent. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problems');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    if (error instanceof SenderGoneError) return void http.getResponse<Response>().destroy();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Answers with the problem; a begun answer can only be cut off. */
  answer(error: unknown, request: Request, response: Response): void {
    const refusal = refusalOf(error);
    if (refusal.code === 'server.failed') this.logger.error({ err: error }, 'A request failed');
    if (refusal.code === 'server.unavailable')
      this.logger.warn({ err: error }, 'A request could not be answered');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const retryAfter = refusal.facts.retryAfterSeconds;
    if (typeof retryAfter === 'number') response.setHeader('Retry-After', retryAfter);
    response.removeHeader('ETag');
    response.setHeader('Cache-Control', 'no-store');
    response.status(refusal.status).type('application/problem+json');
    if (request.method === 'HEAD') response.end();
    else response.send(Buffer.from(JSON.stringify(problemDocument(refusal))));
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof DomainError) {
    const { code, facts, fields } = error;
    return { status: statusOf(code), code, facts, fields };
  }
  if (error instanceof RequestProblem) {
    const { code, fields, retryAfterSeconds } = error;
    return edge(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }, fields);
  }
  if (isDatabaseAway(error))
    return edge('server.unavailable', { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
  return edge(edgeCodeOf(givenStatus(error)));
}

function edge(code: EdgeCode, facts: Refusal['facts'] = {}, fields: Refusal['fields'] = []): Refusal {
  return { status: statusOf(code), code, facts, fields };
}

/** The status that Nest, Express or a body reader gave an error. */
function givenStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof URIError) return 400;
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
}

function edgeCodeOf(status: number): EdgeCode {
  if (status === 401 || status === 403 || status === 404) return 'request.not_found';
  if (status === 405) return 'request.method_not_allowed';
  if (status === 408) return 'request.timeout';
  if (status === 413) return 'request.too_large';
  if (status === 415) return 'request.unsupported_media_type';
  if (status === 416) return 'request.range_not_satisfiable';
  if (status === 503) return 'server.unavailable';
  return status >= 400 && status < 500 ? 'request.malformed' : 'server.failed';
}

/** Whether the database could not be reached, looking through what the ORM wraps. */
function isDatabaseAway(error: unknown): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause.cause, depth++
  ) {
    const code: unknown = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && DATABASE_AWAY.test(code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
