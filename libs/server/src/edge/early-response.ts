import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections that got their response and stay open only until their clients have stopped sending. */
const closing = new WeakSet<Socket>();

/** Whether a connection takes no further request. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Lets a response that is sent before the body has arrived (a problem, a page that needs none) end the connection, since
 * the rest of the body may never come: it says `Connection: close`, our side is closed, what still arrives is thrown
 * away for a moment so that the client can read the response, then the connection is cut (RFC 9112 §9.6).
 */
export function closeAfterEarlyResponse(
  request: IncomingMessage,
  response: ServerResponse,
  lingerMs: number,
): void {
  if (!hasBody(request)) return;
  let isKeptAlive = response.shouldKeepAlive;
  // Node asks when it writes the headers.
  Object.defineProperty(response, 'shouldKeepAlive', {
    get: () => isKeptAlive && request.complete,
    set: (value: boolean) => (isKeptAlive = value),
  });
  // Before Node's own listener, which would cut the connection at once, so that the client would lose the response.
  response.prependOnceListener('finish', () => {
    if (!request.complete) closeGently(request, lingerMs);
  });
}

function closeGently(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  closing.add(socket);
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => socket.end();
  request.once('end', destroySoon);
  request.unpipe();
  request.resume();
}
