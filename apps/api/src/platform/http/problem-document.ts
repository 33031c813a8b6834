import { STATUS_CODES } from 'node:http';
import type { ErrorCode, FieldProblem } from '@ospite/domain';
import type { EdgeCode, ProblemAnswer } from './problem';
import { detailOf, fieldMessage } from './problem-details';

/** A refusal as it is answered. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode | EdgeCode;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldProblem[];
}

/** The problem document (RFC 9457) of a refusal. */
export function problemDocument({ status, code, facts, fields }: Refusal): ProblemAnswer {
  return {
    type: `urn:ospite:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: detailOf(code),
    ...(fields.length > 0
      ? { errors: fields.map((field) => ({ ...field, message: fieldMessage(field.code) })) }
      : {}),
    ...facts,
  };
}
