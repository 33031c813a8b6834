import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_PICTURE_BYTES } from '@ospite/domain/shared';
import type { HeaderList } from '../headers/header-list';
import type { EdgeCode } from '../problems/problem';
import { writeProblem } from './raw-problem';

/** The slowest upload, in bytes a second: one of four at once that share 128 kbit/s, which a phone has on a bad day. */
const UPLOAD_RATE = 4_000;

/** Limits of the server, times in milliseconds: nobody holds a connection by sending or reading slowly. */
export interface ServerLimits {
  /** For the address and all headers to arrive. */
  readonly headersMs: number;
  /** For a whole request to arrive: the largest upload at `UPLOAD_RATE`. Bodies of text have less (`bodyMs`). */
  readonly requestMs: number;
  /** For a body of text to arrive: the largest at 5 kB/s. */
  readonly bodyMs: number;
  /** How long a connection waits for its next request: a little longer than proxies let theirs wait. */
  readonly keepAliveMs: number;
  /** How often `headersMs` and `requestMs` are checked. */
  readonly checkMs: number;
  /** How long what is still sent after an early response is thrown away before the connection is cut. */
  readonly lingerMs: number;
  /** Bytes a second at which a body is sent and a response is read at least. */
  readonly rate: number;
  /** How long a request may stay below `rate` at its beginning, and a connection is safe from making room for others. */
  readonly graceMs: number;
  /** How long a client that was fast before may send or read nothing, as in a tunnel. */
  readonly stallMs: number;
  /** How often the rate is looked at. */
  readonly rateCheckMs: number;
  /** Connections at the same time; many more than any number of guests opens, fewer than the memory holds. */
  readonly connections: number;
  /**
   * Of these, how many one sender may hold. A browser opens six, so some fifty guests behind one address (a hotel's, a
   * mobile network's) get in at once. Many such senders get fewer each (`ConnectionSlots`).
   */
  readonly connectionsPerSender: number;
  /** How many of one sender begin at once: five browsers'. Of further ones `fromQueue` begin every `queueMs`. */
  readonly connectionsAtOnce: number;
  readonly queueMs: number;
  readonly fromQueue: number;
  /** Additional connections that only serve liveness, and how long each lasts. */
  readonly spareConnections: number;
  readonly spareMs: number;
  /** Requests that may wait on one connection for the one under way; browsers send none before the response. */
  readonly pipelined: number;
}

export const SERVER_LIMITS: ServerLimits = {
  headersMs: 10_000,
  requestMs: (MAX_PICTURE_BYTES / UPLOAD_RATE) * 1000,
  bodyMs: 20_000,
  keepAliveMs: 65_000,
  checkMs: 2_000,
  lingerMs: 3_000,
  rate: 1_000,
  graceMs: 5_000,
  stallMs: 30_000,
  rateCheckMs: 1_000,
  connections: 5_000,
  connectionsPerSender: 300,
  connectionsAtOnce: 16,
  queueMs: 25,
  fromQueue: 16,
  spareConnections: 64,
  spareMs: 2_000,
  pipelined: 16,
};

/** What Node's parser reports of bytes that never became a request. */
const PARSER_CODES: Readonly<Record<string, EdgeCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
};

/**
 * Sets Node's own limits, and answers what cannot be read as a request (broken, too slow, headers or address too large)
 * with a problem under the same headers as any other response. Call it before the server listens.
 */
export function limitServer(server: Server, limits: ServerLimits, transport: HeaderList): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keepAliveMs;
  // `ConnectionSlots` decides; refused ones count until the system has closed them.
  server.maxConnections = 2 * limits.connections;
  // Node refuses a request without a host, too, but without our headers: the edge listener does it.
  // The interval is read when the server begins to listen; Nest creates the server without a way to pass it.
  Object.assign(server, { requireHostHeader: false, connectionsCheckingInterval: limits.checkMs });
  // A client that closes its own side after the request still reads (RFC 9293 §3.6); Node would hang up on it. A client
  // that has left looks the same until we write: its request is served, and holds its connection until then.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    writeProblem(socket, PARSER_CODES[error.code ?? ''] ?? 'request.malformed', transport);
  });
  // Node would silently hang up on a client that asks for a tunnel to another host.
  server.on('connect', (_request: unknown, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    writeProblem(socket, 'request.method_not_allowed', transport);
  });
}
