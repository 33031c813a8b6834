import express, { type Request, type RequestHandler } from 'express';
import { checkJsonBytes } from './body-limits';
import { hasBody } from '../edge/early-response';
import { isForm } from './form-upload';
import { RequestProblem } from '../problems/problem';

/** Largest JSON body and largest form, in bytes: room for every text of the product at its longest, four times over. */
const MAX_JSON_BYTES = 100 * 1024;
const MAX_FORM_BYTES = 100 * 1024;
const MAX_FORM_FIELDS = 100;

/**
 * Parses the bodies of the API: JSON, or a form with a file where a call takes one (`TakesForm` parses it after the
 * guards); anything else is refused unread. A body where none belongs is ignored.
 * @param timeoutMs a sender that needs longer for such a small body only wants to hold the connection
 */
export function apiBodyParser(timeoutMs: number): RequestHandler {
  const json = parser(timeoutMs, (verify) =>
    express.json({ limit: MAX_JSON_BYTES, type: isJson, verify: verify(checkJsonBytes) }),
  );
  return (request, response, next) => {
    if (takesNoBody(request) || !hasBody(request) || isForm(request)) return next();
    if (!isJson(request)) return next(new RequestProblem('request.unsupported_media_type'));
    void json(request, response, next);
  };
}

/** Parses the forms that a page without script sends to its own address. */
export function formParser(timeoutMs: number): RequestHandler {
  return parser(timeoutMs, (verify) =>
    express.urlencoded({
      extended: false,
      limit: MAX_FORM_BYTES,
      parameterLimit: MAX_FORM_FIELDS,
      verify: verify(),
    }),
  );
}

type Verify = (request: object, response: object, bytes: Buffer, charset: string) => void;
type Check = (bytes: Buffer) => RequestProblem | undefined;

/**
 * Refuses every charset but UTF-8, before the body is decoded: decoders of others take many times as long (UTF-7 nine
 * times).
 * @param make is given the `verify` option for the parser; its own option adds a check of the bytes
 */
function parser(
  timeoutMs: number,
  make: (verify: (check?: Check) => Verify) => RequestHandler,
): RequestHandler {
  // Express wraps errors of `verify`, so the problem is kept separately.
  const problems = new WeakMap<object, RequestProblem>();
  const verify =
    (check: Check = () => undefined): Verify =>
    (request, _response, bytes, charset) => {
      const problem =
        charset === 'utf-8' ? check(bytes) : new RequestProblem('request.unsupported_media_type');
      if (!problem) return;
      problems.set(request, problem);
      throw new Error('The body is refused.');
    };
  const parse = withTimeout(timeoutMs, make(verify));
  return (request, response, next) =>
    void parse(request, response, (error?: unknown) => next(problems.get(request) ?? error));
}

/** Responds with 408 when parsing takes too long, and closes the connection. Node has one timeout for all requests. */
function withTimeout(timeoutMs: number, parser: RequestHandler): RequestHandler {
  return (request, response, next) => {
    let isDone = false;
    const done = (error?: unknown) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      next(error);
    };
    const timer = setTimeout(() => {
      if (!response.headersSent) response.setHeader('Connection', 'close');
      done(new RequestProblem('request.timeout'));
    }, timeoutMs);
    void parser(request, response, done);
  };
}

function takesNoBody({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Laxer than Express's own `is`, which does not know the sloppy `application/json;`. */
function isJson(request: { headers: { 'content-type'?: string } }): boolean {
  return /^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '');
}
