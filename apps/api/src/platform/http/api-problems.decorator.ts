import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '@ospite/domain';
import type { EdgeCode } from './problem';

/** Where the document keeps the codes that a call may refuse with. */
export const PROBLEM_CODES = 'x-problem-codes';

/**
 * Names the refusals of a call by their codes; the document adds those that every call of its kind shares (see
 * `docs/problem-answers.ts`). A test that meets another one fails.
 */
export const ApiProblems = (...codes: readonly (ErrorCode | EdgeCode)[]) =>
  ApiExtension(PROBLEM_CODES, codes);
