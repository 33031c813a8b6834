import { ApiExtension } from '@nestjs/swagger';
import type { ErrorCode } from '@ospite/domain';
import type { EdgeCode } from './problem';

/** Where the document keeps the codes that a call may refuse with. */
export const PROBLEM_CODES = 'x-problem-codes';
const NAMED = 'ospite:problem-codes';

/**
 * Names the refusals of a call by their codes, also by several decorators; the document adds those that every call of
 * its kind shares (see `docs/problem-answers.ts`). A test that meets another one fails.
 */
export function ApiProblems(...codes: readonly (ErrorCode | EdgeCode)[]): MethodDecorator {
  return (target, name, handler) => {
    const known: readonly string[] = Reflect.getMetadata(NAMED, target, name) ?? [];
    const all = [...codes, ...known];
    Reflect.defineMetadata(NAMED, all, target, name);
    ApiExtension(PROBLEM_CODES, all)(target, name, handler);
  };
}
