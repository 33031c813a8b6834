import {
  CheckAccessKey,
  checkContentRight,
  checkOwnPassword,
  CheckSuperAdminKey,
  ConfirmPassword,
  CONTENT_RIGHT,
  DomainError,
} from '@ospite/domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { senderOf } from '@ospite/server/edge';
import {
  CALL_ACCESS,
  type CallAccess,
  type KeyedBody,
  NEEDED_RIGHT,
  RequestValidationPipe,
  SUPER_ADMIN_KEY_HEADER,
} from '@ospite/server/rest';
import { SAFE_METHODS } from '@ospite/server/headers';
import { DeviceCookies } from '../sessions/device-cookies';
import { accountOf, Sessions } from '../sessions/sessions';
import { bearerTokenOf } from './keys/bearer-token';
import { FOR_ONE_TIME_PASSWORD, NEEDS_PASSWORD } from './password.decorators';

/**
 * Closed by default: a call is open to those that its `Endpoint` names, and to nobody if it does not mention access.
 * An access key takes the session's place: a request that brings a key is the key's, whatever cookies it has. The session
 * of a one-time password opens only what is marked for it. Calls marked `@NeedsPassword()` want it entered a moment ago,
 * those marked `@NeedsRight()` an account that has the right.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly pipe = new RequestValidationPipe();

  constructor(
    private readonly reflector: Reflector,
    private readonly key: CheckSuperAdminKey,
    private readonly accessKeys: CheckAccessKey,
    private readonly devices: DeviceCookies,
    private readonly passwords: ConfirmPassword,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.admit(request, context);
    request.admitAgain = async () => {
      if (request.user) await this.sessions.recheck(request);
      await this.admit(request, context);
    };
    return true;
  }

  /** @throws DomainError that says why the call is closed to this caller */
  private async admit(request: Request, context: ExecutionContext): Promise<void> {
    const access = this.reflector.getAllAndOverride<CallAccess | undefined>(CALL_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw new DomainError('account.not_signed_in');
    if (access === 'public') return;
    const body =
      typeof access === 'object' && 'superAdminKeyIn' in access ? access.superAdminKeyIn : undefined;
    if (access === 'super-admin key' || body) {
      await this.key.check(await this.keyOf(request, body), this.devices.guesserOf(request));
      return;
    }
    const parameter =
      typeof access === 'object' && 'ownerSeesMoreWith' in access ? access.ownerSeesMoreWith : undefined;
    if (parameter !== undefined && !(parameter in request.query)) return;
    const secret = bearerTokenOf(request);
    if (secret !== undefined) await this.admitKey(secret, access, request, context);
    // The handler refuses anonymous callers who ask for more than the public may see.
    else if (request.user || parameter === undefined) await this.admitAccount(request, context);
  }

  private async admitAccount(request: Request, context: ExecutionContext): Promise<void> {
    const account = accountOf(request);
    if (!this.isMarked(FOR_ONE_TIME_PASSWORD, context)) checkOwnPassword(account);
    if (this.editsContent(context)) checkContentRight(account);
    if (this.isMarked(NEEDS_PASSWORD, context)) await this.passwords.check(request.sessionID);
  }

  private async admitKey(
    secret: string,
    access: CallAccess,
    request: Request,
    context: ExecutionContext,
  ): Promise<void> {
    delete request.user;
    request.accessKey = await this.accessKeys.check({
      secret,
      sender: senderOf(request),
      isSafe: SAFE_METHODS.has(request.method),
      isForSessions: access === 'session',
      editsContent: this.editsContent(context),
    });
  }

  private editsContent(context: ExecutionContext): boolean {
    return this.reflector.get<unknown>(NEEDED_RIGHT, context.getHandler()) === CONTENT_RIGHT;
  }

  private isMarked(mark: string, context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(mark, context.getHandler()) ?? false;
  }

  private async keyOf(request: Request, body: KeyedBody | undefined): Promise<string | undefined> {
    if (!body) return request.get(SUPER_ADMIN_KEY_HEADER);
    // Guards run before pipes, so the body's shape is checked here: a key that is no text is no guess.
    await this.pipe.transform(request.body, { type: 'body', metatype: body });
    return (request.body as InstanceType<KeyedBody>).superAdminKey;
  }
}
