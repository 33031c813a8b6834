import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type Logger } from 'pino';
import type { Options } from 'pino-http';
import type { Config } from '../config/config';
import { truncateAddress } from '../edge/sender';
import { RecentErrors } from './recent-errors';
import { withSourceLocations } from './source-locations';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The one logger of the process: JSON lines on standard output. @param recentErrors notes the errors, too */
export function createLogger(config: Config, recentErrors = new RecentErrors()): Logger {
  const { hooks } = recentErrors;
  return pino({ level: config.logLevel, base: undefined, serializers: { err: describeError }, hooks });
}

/** 503 responses that are not faults, and the level at which they are logged. */
const expected = new WeakMap<ServerResponse, 'info' | 'debug'>();

/** Marks a 503 that says that the site is switched off: it is logged like any other response. */
export function markOffline(response: ServerResponse): void {
  expected.set(response, 'info');
}

/** Marks a 503 that says that we are overloaded: all of them together are one warning (`SummarisedWarning`). */
export function markOverloaded(response: ServerResponse): void {
  expected.set(response, 'debug');
}

/**
 * One line for each request, without personal data: no body, no query values, no cookie or authorization,
 * addresses cut to /24 or /48. Source: specification §12, Personal data.
 */
export function httpLogging(logger: Logger): Options {
  return {
    logger,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (_request: IncomingMessage, response: ServerResponse) => {
      const id = randomUUID();
      response.setHeader(REQUEST_ID_HEADER, id);
      return id;
    },
    autoLogging: { ignore: (request) => request.url?.startsWith('/api/health/') ?? false },
    customLogLevel: (_request, response, error) => {
      const level = expected.get(response);
      if (level) return level;
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode === 429 ? 'warn' : 'info';
    },
    customErrorMessage: (_request, response) =>
      expected.has(response) ? 'request completed' : 'request errored',
    // The logger adds an error of its own where there was none. The real one is logged where it is caught (`problem.filter.ts`).
    customErrorObject: (_request, response, _error, { err, ...line }: Record<string, unknown>) =>
      response.err === undefined ? line : { ...line, err },
    serializers: {
      req: (request: { method: string; url: string; remoteAddress?: string }) => ({
        method: request.method,
        path: plainPath(request.url),
        from: truncateAddress(request.remoteAddress ?? ''),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: LoggedError) => describeError(error),
    },
  };
}

type LoggedError = Error & { code?: unknown; cause?: unknown };

/** PostgreSQL's own codes (appendix A), which the ORM's errors carry too. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

/** An error for the log: its place in the code, not what it quotes. */
function describeError(error: LoggedError) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return {
    type: error.name,
    code: error.code,
    message: sqlStateOf(error) ? aboutRow(error) : withoutValues(error.message),
    stack: withSourceLocations(frames.join('\n')),
  };
}

function sqlStateOf({ code }: LoggedError): boolean {
  return typeof code === 'string' && SQL_STATE.test(code);
}

/**
 * A database repeats the values of the row it refuses, and the ORM the whole statement: what guests wrote. What may
 * be said is which table, column and rule it was about.
 */
function aboutRow(error: LoggedError): string {
  const fields = new Map(Object.entries(error));
  return ['table', 'column', 'constraint', 'routine']
    .flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? `${name} ${value}` : [];
    })
    .join(', ');
}

function withoutValues(message: string): string {
  const hidden = (part: string) => (part.includes('@') ? '…' : part);
  // Quoted parts, then words, each looked at once: an error may repeat a text of many thousand characters.
  return message
    .replace(/"[^"\n]*"/g, hidden)
    .replace(/\S+/g, hidden)
    .slice(0, 500);
}

/** An address without its query, and without parts that hold more than a name: somebody may have typed anything. */
function plainPath(url: string): string {
  const [path = ''] = url.split('?');
  return path
    .split('/')
    .map((part) => (/^[\w.~-]*$/.test(part) ? part : '…'))
    .join('/');
}
