import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { hasBody } from './body-parsers';

/** Connections that were answered and are only waited for until their senders fall silent. */
const leaving = new WeakSet<Socket>();

/** Whether a connection takes no further request. */
export function isClosing(socket: Socket): boolean {
  return leaving.has(socket);
}

/**
 * An answer that is given before the body has arrived (a refusal, a page that needs none) ends the connection, since
 * the rest of the body may never come: `Connection: close`, our side is closed, what still arrives is thrown away for a
 * moment so that the sender can read the answer, then the line is cut.
 */
export function closeAfterEarlyResponse(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  if (!hasBody(request)) return;
  let keeps = response.shouldKeepAlive;
  // Node asks when it writes the headers.
  Object.defineProperty(response, 'shouldKeepAlive', {
    get: () => keeps && request.complete,
    set: (value: boolean) => (keeps = value),
  });
  // Before Node's own listener, which would cut the line at once: the sender would lose the answer (RFC 9112 §9.6).
  response.prependOnceListener('finish', () => {
    if (!request.complete) leave(request, lingerMs);
  });
}

function leave(request: IncomingMessage, lingerMs: number): void {
  const { socket } = request;
  leaving.add(socket);
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(cut));
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => socket.end();
  request.once('end', destroySoon);
  request.unpipe();
  request.resume();
}
