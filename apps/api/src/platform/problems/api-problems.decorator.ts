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
    // Of two extensions of one name the first is kept: what is there grows instead.
    const known: (ErrorCode | EdgeCode)[] | undefined = Reflect.getMetadata(NAMED, target, name);
    if (known) return void known.push(...codes);
    const named = [...codes];
    Reflect.defineMetadata(NAMED, named, target, name);
    ApiExtension(PROBLEM_CODES, { codes: named })(target, name, handler);
  };
}
