import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from '../cache/cached-response';
import { closeAfterEarlyResponse, isClosing } from './early-response';
import { limitPipelining } from './pipelining';
import { respondWithProblem } from './raw-problem';
import { normaliseRequestTarget } from './request-target';
import type { ServerLimits } from './server-limits';

/**
 * Sees each request first: refuses what can be read in two ways, and ends connections that are held for nothing.
 * @param transport headers of the site's scheme
 * @param inner takes the requests that pass
 */
export function edgeListener(
  limits: ServerLimits,
  transport: HeaderList,
  inner: RequestListener,
): RequestListener {
  const listener = limitPipelining(limits.pipelined, (request, response) => {
    cutStalledReader(response, limits.stalledMs);
    closeAfterEarlyResponse(request, response, limits.lingerMs);
    const problem = normaliseRequestTarget(request);
    if (problem) respondWithProblem(response, problem, transport);
    else inner(request, response);
  });
  return (request, response) => {
    if (isClosing(request.socket)) request.socket.destroy();
    else listener(request, response);
  };
}

/** Refuses an `Expect` other than `100-continue`; Node would do so without our headers. */
export function expectationListener(limits: ServerLimits, transport: HeaderList): RequestListener {
  return edgeListener(limits, transport, (_request, response) =>
    respondWithProblem(response, 'request.expectation_failed', transport),
  );
}

/**
 * Cuts the connection of a client that has stopped reading the response. Node reports a socket as silent only when no
 * part of what waits there has gone out, so slow readers keep theirs; so do clients that wait for us.
 */
function cutStalledReader(response: ServerResponse<IncomingMessage>, stalledMs: number): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(stalledMs);
  });
}
