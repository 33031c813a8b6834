import { ERROR_KINDS, type ErrorCode, type ErrorKind } from '@ospite/domain';
import { EDGE_STATUSES, type EdgeCode } from './problem';

/** The only place where a kind of refusal becomes a status. */
const KIND_STATUSES = {
  missing: 404,
  rule: 422,
  conflict: 409,
  unauthenticated: 401,
  forbidden: 403,
  limit: 429,
} as const satisfies Record<ErrorKind, number>;

/** Refusals that name fields. Source: decisions §5: an invalid request is 400, a broken rule without a field 422. */
const NAMES_FIELDS = /\.invalid$|^account\.weak_password$/;

const isEdgeCode = (code: ErrorCode | EdgeCode): code is EdgeCode => code in EDGE_STATUSES;

/** The status that a refusal is answered with. */
export function statusOf(code: ErrorCode | EdgeCode) {
  if (isEdgeCode(code)) return EDGE_STATUSES[code];
  return NAMES_FIELDS.test(code) ? 400 : KIND_STATUSES[ERROR_KINDS[code]];
}
