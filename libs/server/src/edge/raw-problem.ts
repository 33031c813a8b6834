import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HeaderList } from '../headers/header-list';
import type { EdgeCode } from '../problems/problem';
import { edgeProblem, problemDocument } from '../problems/problem-details';
import { API_HEADERS } from '../headers/security-headers';

/**
 * Responds with a problem to a request that Nest never sees, and ends its connection.
 * @param transport headers of the site's scheme
 * @param retryAfterSeconds when a retry makes sense
 */
export function respondWithProblem(
  response: ServerResponse,
  code: EdgeCode,
  transport: HeaderList,
  retryAfterSeconds?: number,
): void {
  const { status, headers, body } = rawProblem(code, transport, retryAfterSeconds);
  response.shouldKeepAlive = false;
  response.writeHead(status, headers.flat());
  response.end(body);
}

/** Writes a problem to a connection on which there is no request that Node could read, and closes it. */
export function writeProblem(socket: Duplex, code: EdgeCode, transport: HeaderList): void {
  const { status, title, headers, body } = rawProblem(code, transport);
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function rawProblem(code: EdgeCode, transport: HeaderList, retryAfterSeconds?: number) {
  const facts = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  const problem = problemDocument(edgeProblem(code, facts));
  const body = JSON.stringify(problem);
  const headers: HeaderList = [
    ...API_HEADERS,
    ...transport,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'application/problem+json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
    ...(retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)] as const]),
  ];
  return { status: problem.status, title: problem.title, headers, body };
}
