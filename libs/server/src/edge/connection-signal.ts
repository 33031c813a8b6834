import type { IncomingMessage } from 'node:http';

/** The connection of a request was closed before its response, so nobody is there to read it. */
export class SenderGoneError extends Error {
  constructor() {
    super('The sender is gone.');
    this.name = 'SenderGoneError';
  }
}

/**
 * Aborts with a `SenderGoneError` when a request's connection closes, or has closed already. Pass this signal
 * to whatever waits on behalf of a request: a stream that is already destroyed emits no further `close`.
 */
export function connectionSignal({ socket }: Pick<IncomingMessage, 'socket'>): AbortSignal {
  const known = signals.get(socket);
  if (known) return known;
  const controller = new AbortController();
  const abort = () => controller.abort(new SenderGoneError());
  if (socket.destroyed) abort();
  else socket.once('close', abort);
  signals.set(socket, controller.signal);
  return controller.signal;
}

/** One for each connection, which carries many requests. */
const signals = new WeakMap<IncomingMessage['socket'], AbortSignal>();
