import { CheckSuperAdminKey, DomainError } from '@ospite/domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { senderOf } from '../../platform/edge/sender';
import { RequestValidationPipe } from '../../platform/problems/validation.pipe';
import {
  CALL_ACCESS,
  KEYED_BODY,
  SUPER_ADMIN_KEY_HEADER,
  type CallAccess,
  type KeyedBody,
} from '../../platform/rest/access.decorator';

/**
 * Closed by default: a call needs the owner's session, a call of a `KeyHolderController` the key, unless it is marked
 * `@Public()`.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly pipe = new RequestValidationPipe();

  constructor(
    private readonly reflector: Reflector,
    private readonly key: CheckSuperAdminKey,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const access = this.reflector.getAllAndOverride<CallAccess | undefined>(CALL_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    if (access === 'super-admin key') {
      await this.key.check(await this.keyOf(request, context), senderOf(request));
      return true;
    }
    if (request.user) return true;
    throw new DomainError('account.not_signed_in');
  }

  private async keyOf(request: Request, context: ExecutionContext): Promise<string | undefined> {
    const body = this.reflector.get<KeyedBody | undefined>(KEYED_BODY, context.getHandler());
    if (!body) return request.get(SUPER_ADMIN_KEY_HEADER);
    // Guards run before pipes, so the body's shape is checked here: a key that is no text is no guess.
    await this.pipe.transform(request.body, { type: 'body', metatype: body });
    return (request.body as InstanceType<KeyedBody>).superAdminKey;
  }
}
