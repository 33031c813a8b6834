import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, type Logger } from 'pino';
import type { Options } from 'pino-http';
import type { Config } from '../config/config';
import { cutAddress } from '../http/client-address';

export const REQUEST_ID_HEADER = 'X-Request-Id';

/** The one logger of the process: JSON lines on standard output. */
export function createLogger(config: Config): Logger {
  return pino({ level: config.logLevel, base: undefined });
}

/**
 * One line for each request, without anything about a person: no body, no query values, no cookie or authorization,
 * addresses cut to /24 or /48. Source: decisions §4, stored IP address.
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
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode === 429 ? 'warn' : 'info';
    },
    serializers: {
      req: (request: { method: string; url: string; remoteAddress?: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
        from: cutAddress(request.remoteAddress ?? ''),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: Error & { code?: string; cause?: unknown }) => describeError(error),
    },
  };
}

/**
 * An error for the log: its place in the code, not what it quotes. A database's error repeats the values of the row
 * (`detail`) and an ORM's repeats the statement, which may hold what a guest wrote.
 */
function describeError(error: Error & { code?: string; cause?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return {
    type: error.name,
    code: error.code,
    message: withoutValues(error.message),
    stack: frames.join('\n'),
  };
}

function withoutValues(message: string): string {
  const told = message.split(' - ').at(-1) ?? message;
  return told
    .replace(/\([^)]*\)=\([^)]*\)/g, '(…)')
    .replace(/"[^"\n]*@[^"\n]*"|\S+@\S+/g, '…')
    .slice(0, 500);
}
