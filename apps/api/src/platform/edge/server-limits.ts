import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderList } from '../cache/cached-response';
import { edgeProblem } from './raw-problem';
import type { EdgeCode } from '../problems/problem';

/** Limits of the server, times in milliseconds: who sends or reads slowly on purpose holds no place for long. */
export interface ServerLimits {
  /** For the address and all headers to arrive. */
  readonly headersMs: number;
  /** For a whole request to arrive: 15 MiB take this long at 0.4 Mbit/s. Small bodies have less (`bodyMs`). */
  readonly requestMs: number;
  /** For a body of text to arrive. */
  readonly bodyMs: number;
  /** How long a connection is kept for the next request: a little longer than proxies keep theirs. */
  readonly keepAliveMs: number;
  /** How often the first two are looked at. */
  readonly checkMs: number;
  /** How long what is still sent after an early answer is thrown away before the line is cut. */
  readonly lingerMs: number;
  /** How long a reader may take nothing of an answer. */
  readonly stalledMs: number;
  /** Connections at the same time; many more than any number of guests opens, fewer than the memory holds. */
  readonly connections: number;
  /**
   * Of these, how many one address (an IPv6 /64) may hold: a tenth. A browser opens six, so some eighty guests behind
   * one address (a hotel's, a mobile network's) get in at once, and it takes ten addresses to shut the others out.
   */
  readonly connectionsPerSender: number;
  /** Requests that may wait on one connection for the one under way; browsers send none before they are answered. */
  readonly pipelined: number;
}

export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: 300_000,
  bodyMs: 20_000,
  keepAliveMs: 65_000,
  checkMs: 2_000,
  lingerMs: 3_000,
  stalledMs: 60_000,
  connections: 5_000,
  connectionsPerSender: 500,
  pipelined: 16,
};

/** What Node's parser reports of a request that never became one. */
const PARSER_CODES: Readonly<Record<string, EdgeCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/**
 * Sets the limits, and answers what cannot be read as a request (broken, too large headers or address, too slow)
 * with a problem document under the same headers as any other answer. Call it before the server listens.
 */
export function limitServer(server: Server, limits: ServerLimits, transport: HeaderList): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  server.maxConnections = limits.connections;
  // A silent connection is cut; during an answer the front door decides.
  server.timeout = limits.stalledMs;
  // Node refuses a request without a host, too, but without our headers: the front door does.
  // The interval is read when the server begins to listen; Nest makes the server without a way to hand them over.
  Object.assign(server, { requireHostHeader: false, connectionsCheckingInterval: limits.checkMs });
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    answerRaw(socket, PARSER_CODES[error.code ?? ''] ?? 'request.malformed', transport);
  });
}

/** Answers who asks for a way through to another host; Node would hang up without a word. */
export function refuseTunnels(server: Server, transport: HeaderList): void {
  server.on('connect', (_request: unknown, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    answerRaw(socket, 'request.method_not_allowed', transport);
  });
}

function answerRaw(socket: Duplex, code: EdgeCode, transport: HeaderList): void {
  const { status, title, headers, body } = edgeProblem(code, transport);
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
