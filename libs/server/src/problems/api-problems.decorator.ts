import { ApiExtension } from '@nestjs/swagger';
import type { ProblemCode } from './problem';

/** Extension of the document with the problem codes of a call. */
export const PROBLEM_CODES = 'x-problem-codes';
const CODES = 'ospite:problem-codes';

/**
 * Names the problems of a call by their codes; it can be used several times. The document adds those that every call of
 * its kind shares (`docs/problem-responses.ts`). A test that meets another one fails.
 */
export function ApiProblems(...codes: readonly ProblemCode[]): MethodDecorator {
  return (target, name, handler) => {
    // Of two extensions of one name Nest uses the first, so that one is extended.
    const known: ProblemCode[] | undefined = Reflect.getMetadata(CODES, target, name);
    if (known) return void known.push(...codes);
    const named = [...codes];
    Reflect.defineMetadata(CODES, named, target, name);
    ApiExtension(PROBLEM_CODES, { codes: named })(target, name, handler);
  };
}
