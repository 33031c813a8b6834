import { STATUS_CODES } from 'node:http';
import type { HeaderList } from '../cache/byte-entry';
import { EDGE_STATUSES, type EdgeCode } from './problem';
import { detailOf } from './problem-details';
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
  const status = EDGE_STATUSES[code];
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({
    type: `urn:ospite:problem:${code}`,
    title,
    status,
    code,
    detail: detailOf(code),
  });
  const headers = [
    ...API_HEADERS,
    ...transport,
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'application/problem+json; charset=utf-8'],
    ['Content-Length', String(Buffer.byteLength(body))],
  ] as const;
  return { status, title, headers, body };
}
