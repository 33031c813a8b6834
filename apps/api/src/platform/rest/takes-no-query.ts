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
import { ApiProblems } from '../problems/api-problems.decorator';
import { refuseFields } from './no-fields';

@Injectable()
class RefuseQuery implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    refuseFields({ ...context.switchToHttp().getRequest<Request>().query });
    return next.handle();
  }
}

/**
 * Marks a read that knows no query, and refuses any as other calls do (400 `unknown_field`): an answer that is kept by
 * its address would otherwise be kept anew for every query a stranger thinks of.
 */
export const TakesNoQuery = () =>
  applyDecorators(UseInterceptors(RefuseQuery), ApiProblems('request.invalid'));
