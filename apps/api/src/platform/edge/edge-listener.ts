import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderList } from '../cache/cached-response';
import { closeAfterEarlyResponse, isClosing } from './early-response';
import { edgeProblem } from './raw-problem';
import { limitPipelining } from '../edge/pipelining';
import type { EdgeCode } from '../problems/problem';
import { normaliseRequestTarget } from './request-target';
import type { ServerLimits } from './server-limits';

/**
 * Sees each request first: refuses what can be read in two ways, and ends connections that hold a place for nothing.
 * @param transport headers of the site's scheme
 */
export function edgeListener(
  limits: ServerLimits,
  transport: HeaderList,
  inside: RequestListener,
): RequestListener {
  const enter = limitPipelining(limits.pipelined, (request, response) => {
    cutStalled(response, limits.stalledMs);
    closeAfterEarlyResponse(request, response, limits.lingerMs);
    const refusal = normaliseRequestTarget(request);
    if (refusal) refuse(response, refusal, transport);
    else inside(request, response);
  });
  return (request, response) => {
    if (isClosing(request.socket)) request.socket.destroy();
    else enter(request, response);
  };
}

/** Answers an `Expect` that nobody meets; Node would do so without our headers. */
export function expectationListener(limits: ServerLimits, transport: HeaderList): RequestListener {
  return edgeListener(limits, transport, (_request, response) =>
    refuse(response, 'request.expectation_failed', transport),
  );
}

function refuse(response: ServerResponse, code: EdgeCode, transport: HeaderList): void {
  const { status, headers, body } = edgeProblem(code, transport);
  response.shouldKeepAlive = false;
  response.writeHead(status, headers.flat());
  response.end(body);
}

/**
 * Cuts a connection whose reader takes nothing of the answer any more. Node reports a silent socket only when not even
 * a part of what waits there has gone out, so who reads slowly is left alone; so is who waits for us.
 */
function cutStalled(response: ServerResponse<IncomingMessage>, stalledMs: number): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
    else socket.setTimeout(stalledMs);
  });
}
