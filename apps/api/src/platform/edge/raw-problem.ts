import type { HeaderList } from '../cache/cached-response';
import type { EdgeCode } from '../problems/problem';
import { problemDocument } from '../problems/problem-document';
import { statusOf } from '../problems/problem-status';
import { API_HEADERS } from './security-headers';

/** A whole problem answer for a request that the application never sees. */
export interface EdgeProblem {
  readonly status: number;
  readonly title: string;
  readonly headers: HeaderList;
  readonly body: string;
}

/** @param transport headers of the site's scheme */
export function edgeProblem(code: EdgeCode, transport: HeaderList): EdgeProblem {
  const problem = problemDocument({ status: statusOf(code), code, facts: {}, fields: [] });
  const body = JSON.stringify(problem);
  const headers = [
    ...API_HEADERS,
    ...transport,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'application/problem+json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ] as const;
  return { status: problem.status, title: problem.title, headers, body };
}
