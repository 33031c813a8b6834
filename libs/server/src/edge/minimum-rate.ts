import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from '../headers/header-list';
import { respondWithProblem } from './raw-problem';
import type { ServerLimits } from './server-limits';

/** A request in progress, with its bytes at the last check. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  received: number;
  sent: number;
  /** Bytes that it is ahead of the minimum rate. */
  ahead: number;
  lookedAt: number;
}

type RateLimits = Pick<ServerLimits, 'rate' | 'graceMs' | 'stallMs' | 'rateCheckMs'>;

/**
 * Ends exchanges whose client sends its body or reads the response more slowly than `rate`: a slow sender gets 408, a
 * slow reader is disconnected. Only the client's own time counts: not while we do not read, and not while we work on
 * the response.
 * @param transport headers of the site's scheme
 * @returns call it with each exchange as it begins
 */
export function enforceMinimumRate(
  limits: RateLimits,
  transport: HeaderList,
): (request: IncomingMessage, response: ServerResponse) => void {
  const exchanges = new Set<Exchange>();
  /** By the end of a connection's last request: the beginning of a body may come with the head. */
  const receivedBefore = new WeakMap<Socket, number>();
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    const now = performance.now();
    for (const exchange of exchanges) if (isTooSlow(exchange, limits, now)) end(exchange, transport);
    if (exchanges.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  return (request, response) => {
    const exchange: Exchange = {
      request,
      response,
      received: receivedBefore.get(request.socket) ?? 0,
      sent: sentBytes(request.socket),
      ahead: (limits.rate * limits.graceMs) / 1000,
      lookedAt: performance.now(),
    };
    exchanges.add(exchange);
    response.once('close', () => {
      exchanges.delete(exchange);
      receivedBefore.set(request.socket, request.socket.bytesRead);
    });
    timer ??= setInterval(look, limits.rateCheckMs).unref();
  };
}

function isTooSlow(exchange: Exchange, { rate, stallMs, rateCheckMs }: RateLimits, now: number): boolean {
  const { request, received, sent, lookedAt } = exchange;
  const { socket } = request;
  // After a delay on our side, data that has arrived meanwhile is not read yet.
  const seconds = Math.min(now - lookedAt, 2 * rateCheckMs) / 1000;
  exchange.received = socket.bytesRead;
  exchange.sent = sentBytes(socket);
  exchange.lookedAt = now;
  if (!isClientsTurn(exchange)) return false;
  const moved = exchange.received - received + exchange.sent - sent;
  exchange.ahead = Math.min(exchange.ahead + moved, (rate * stallMs) / 1000) - rate * seconds;
  return exchange.ahead < 0;
}

function isClientsTurn({ request }: Exchange): boolean {
  if (request.socket.writableLength > 0) return true;
  // Node stops reading from the network while nobody consumes the data: for example, while an upload waits for its slot.
  return !request.complete && request.readableLength < request.readableHighWaterMark;
}

function end({ request, response }: Exchange, transport: HeaderList): void {
  if (request.complete || response.headersSent) request.socket.destroy();
  else respondWithProblem(response, 'request.timeout', transport);
}

/**
 * Bytes that the system has accepted. `bytesWritten` includes waiting ones, and only Node's internals know how much of
 * a large chunk has been sent; should `_handle` be missing one day, only whole chunks count.
 */
function sentBytes(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  if (typeof handle === 'object' && handle !== null) {
    const written: unknown = Reflect.get(handle, 'bytesWritten');
    const waiting: unknown = Reflect.get(handle, 'writeQueueSize');
    if (typeof written === 'number' && typeof waiting === 'number') return written - waiting;
  }
  return socket.bytesWritten - socket.writableLength;
}
