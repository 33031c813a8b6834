import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '@ospite/domain';
import type { Request } from 'express';
import { IS_PUBLIC } from '../../platform/rest/access.decorator';

/** Closed by default: a call that is not marked `@Public()` needs the owner's session. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const isPublic = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<Request>();
    if (isPublic || request.user) return true;
    throw new DomainError('account.not_signed_in');
  }
}
