import { ERROR_KINDS, type ErrorCode, type ErrorKind } from '@ospite/domain';
import { EDGE_STATUSES, type EdgeCode } from './problem';

/** The only place where a kind of error becomes a status. */
const KIND_STATUSES = {
  invalid: 400,
  missing: 404,
  rule: 422,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  limit: 429,
} as const satisfies Record<ErrorKind, number>;

const isEdgeCode = (code: ErrorCode | EdgeCode): code is EdgeCode => code in EDGE_STATUSES;

/** The status of the response to an error. */
export function statusOf(code: ErrorCode | EdgeCode) {
  return isEdgeCode(code) ? EDGE_STATUSES[code] : KIND_STATUSES[ERROR_KINDS[code]];
}
