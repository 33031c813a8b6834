import { STATUS_CODES } from 'node:http';
import type { ErrorCode, FieldProblem } from '@ospite/domain';
import type { EdgeCode, ProblemResponse } from './problem';
import { detailOf, fieldMessage } from './problem-details';

/** An answer names so many fields; who sends more wrong ones learns of the others by mending these. */
export const MAX_FIELD_PROBLEMS = 100;
/** Names of fields that nobody knows may be as long as the body: so much of one is told (characters). */
const MAX_FIELD_NAME_LENGTH = 200;

/** A refusal as it is answered. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode | EdgeCode;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldProblem[];
}

/** The problem document (RFC 9457) of a refusal. */
export function problemDocument({ status, code, facts, fields }: Refusal): ProblemResponse {
  return {
    type: `urn:ospite:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: detailOf(code),
    ...(fields.length > 0 ? { errors: fields.slice(0, MAX_FIELD_PROBLEMS).map(fieldProblem) } : {}),
    ...facts,
  };
}

function fieldProblem({ field, ...problem }: FieldProblem) {
  const name = field.length > MAX_FIELD_NAME_LENGTH ? `${field.slice(0, MAX_FIELD_NAME_LENGTH)}…` : field;
  return { field: name, ...problem, message: fieldMessage(problem.code) };
}
