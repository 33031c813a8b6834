import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiProblems } from '../problems/api-problems.decorator';
import type { ProblemCode } from '../problems/problem';

export const NEEDED_RIGHT = 'ospite:needed-right';

/** A call that wants a right of the caller's account besides its access. @param refusal code of the problem without it */
export const NeedsRight = (refusal: ProblemCode) =>
  applyDecorators(SetMetadata(NEEDED_RIGHT, refusal), ApiProblems(refusal));
