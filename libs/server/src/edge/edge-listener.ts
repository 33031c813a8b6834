import type { RequestListener } from 'node:http';
import type { HeaderList } from '../headers/header-list';
import { closeAfterEarlyResponse, isClosing } from './early-response';
import { enforceMinimumRate } from './minimum-rate';
import { limitPipelining } from './pipelining';
import { respondWithProblem } from './raw-problem';
import { normaliseRequestTarget } from './request-target';
import type { ServerLimits } from './server-limits';
import { limitSmallChunks } from './small-chunks';

/**
 * Handles each request first: refuses ambiguous ones, and ends connections that are held for nothing.
 * @param transport headers of the site's scheme
 * @param inner takes the requests that pass
 */
export function edgeListener(
  limits: ServerLimits,
  transport: HeaderList,
  inner: RequestListener,
): RequestListener {
  const enforceRate = enforceMinimumRate(limits, transport);
  const listener = limitPipelining(limits.pipelined, (request, response) => {
    enforceRate(request, response);
    closeAfterEarlyResponse(request, response, limits.lingerMs);
    limitSmallChunks(request, () => {
      if (response.headersSent) request.socket.destroy();
      else respondWithProblem(response, 'request.malformed', transport);
    });
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
