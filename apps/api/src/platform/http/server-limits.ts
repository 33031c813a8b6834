import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderList } from '../cache/byte-entry';
import { detailOf } from './problem-details';
import { EDGE_STATUSES, type EdgeCode } from './problem';
import { API_HEADERS } from './security-headers';

/** Time limits of the server, in milliseconds: who sends slowly on purpose holds no place for long. */
export interface ServerLimits {
  /** For the address and all headers to arrive. */
  readonly headersMs: number;
  /** For a whole request to arrive: 15 MB take this long at 0.4 Mbit/s. Small bodies have less (`bodyMs`). */
  readonly requestMs: number;
  /** For a body of text to arrive. */
  readonly bodyMs: number;
  /** How long a connection is kept for the next request: a little longer than proxies keep theirs. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 300_000,
  bodyMs: 20_000,
  keepAliveMs: 65_000,
  checkMs: 2_000,
};

/** What Node's parser reports of a request that never became one. */
const PARSER_CODES: Readonly<Record<string, EdgeCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/**
 * Sets the time limits, and answers what cannot be read as a request (broken, too large headers or address, too slow)
 * with a problem document under the same headers as any other answer. Call it before the server listens.
 */
export function limitServer(server: Server, limits: ServerLimits, headers: HeaderList): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  // Node reads it when the server begins to listen; Nest makes the server without a way to hand it over.
  Object.assign(server, { connectionsCheckingInterval: limits.checkMs });
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    answerRaw(socket, PARSER_CODES[error.code ?? ''] ?? 'request.malformed', headers);
  });
}

function answerRaw(socket: Duplex, code: EdgeCode, headers: HeaderList): void {
  const status = EDGE_STATUSES[code];
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({
    type: `urn:ospite:problem:${code}`,
    title,
    status,
    code,
    detail: detailOf(code),
  });
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    ...[...API_HEADERS, ...headers].map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
