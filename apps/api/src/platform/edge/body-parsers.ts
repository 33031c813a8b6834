import express, { type Request, type RequestHandler } from 'express';
import { checkJsonBytes } from './body-limits';
import { isForm } from '../uploads/form-upload';
import { RequestProblem } from '../problems/problem';

/** Largest JSON body and largest form, in bytes: room for every text of the product at its longest, four times over. */
const MAX_JSON_BYTES = 100 * 1024;
const MAX_FORM_BYTES = 100 * 1024;
const MAX_FORM_FIELDS = 100;

/**
 * Bodies of the API are JSON, or a form with a file where a call takes one (`TakesForm`, which reads it once the
 * sender was let in); anything else is refused unread. A body where none belongs is not looked at.
 * @param timeoutMs so small a body arrives within this time, or its sender only wants to hold a place
 */
export function apiBodyParser(timeoutMs: number): RequestHandler {
  // The reader gives what is thrown while it reads a status of its own, so the refusal is noted beside it.
  const refused = new WeakMap<object, RequestProblem>();
  const json = inTime(
    timeoutMs,
    express.json({
      limit: MAX_JSON_BYTES,
      type: isJson,
      verify: (request, _response, bytes) => {
        const problem = checkJsonBytes(bytes);
        if (!problem) return;
        refused.set(request, problem);
        throw new Error('refused by its bytes');
      },
    }),
  );
  return (request, response, next) => {
    if (isRead(request) || !hasBody(request) || isForm(request)) return next();
    if (!isJson(request)) return next(new RequestProblem('request.unsupported_media_type'));
    void json(request, response, (error?: unknown) => next(refused.get(request) ?? error));
  };
}

/** Forms that a page sends without script, to the page's own address. */
export function formParser(timeoutMs: number): RequestHandler {
  return inTime(
    timeoutMs,
    express.urlencoded({ extended: false, limit: MAX_FORM_BYTES, parameterLimit: MAX_FORM_FIELDS }),
  );
}

/** Gives up on a sender who takes too long, and hangs up. */
function inTime(timeoutMs: number, reader: RequestHandler): RequestHandler {
  return (request, response, next) => {
    let isDone = false;
    const done = (error?: unknown) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      next(error);
    };
    const timer = setTimeout(() => {
      response.setHeader('Connection', 'close');
      done(new RequestProblem('request.timeout'));
    }, timeoutMs);
    void reader(request, response, done);
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isJson(request: { headers: { 'content-type'?: string } }): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}
