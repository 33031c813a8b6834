import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { ApiProblems } from '../../problems/api-problems.decorator';
import { RequestProblem } from '../../problems/problem';

/** Refuses fields in the body of a call that takes none: a body is empty, or an empty JSON object. */
export function refuseFields(body: unknown): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestProblem('request.malformed');
  const fields = Object.keys(body).map((field) => ({ field, code: 'unknown_field' as const }));
  if (fields.length > 0) throw new RequestProblem('request.invalid', fields);
}

@Injectable()
class RefuseQuery implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    refuseFields({ ...context.switchToHttp().getRequest<Request>().query });
    return next.handle();
  }
}

/**
 * Marks a read that takes no query, and refuses any (400 `unknown_field`): a response that is cached by its address would
 * otherwise be cached anew for every query that somebody invents.
 */
export const TakesNoQuery = () =>
  applyDecorators(UseInterceptors(RefuseQuery), ApiProblems('request.invalid'));
