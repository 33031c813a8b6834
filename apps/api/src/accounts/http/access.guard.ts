import { CheckAccessKey, checkOwnPassword, CheckSuperAdminKey, ConfirmPassword } from '@ospite/domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { senderOf } from '@ospite/server/edge';
import {
  CALL_ACCESS,
  type CallAccess,
  FOR_ONE_TIME_PASSWORD,
  KEYED_BODY,
  type KeyedBody,
  NEEDS_PASSWORD,
  RequestValidationPipe,
  SHOWS_MORE,
  SUPER_ADMIN_KEY_HEADER,
} from '@ospite/server/rest';
import { SAFE_METHODS } from '@ospite/server/headers';
import { DeviceCookies } from '../sessions/device-cookies';
import { accountOf } from '../sessions/sessions';
import { bearerTokenOf } from './keys/bearer-token';

/**
 * Closed by default: a call needs the owner's session, a call of a `KeyHolderController` the super-admin key, unless it
 * is marked `@Public()`. An access key opens what is marked for it, and takes the session's place: a request that brings
 * a key is the key's, whatever cookies it has. The session of a one-time password opens only what is marked for it.
 * Calls marked `@NeedsPassword()` want it entered a moment ago.
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
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const access = this.reflector.getAllAndOverride<CallAccess | undefined>(CALL_ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public' && !this.isAskedForMore(request, context)) return true;
    if (access === 'super-admin key') {
      await this.key.check(await this.keyOf(request, context), this.devices.guesserOf(request));
      return true;
    }
    const secret = bearerTokenOf(request);
    if (secret !== undefined) await this.admitKey(secret, access, request);
    else if (request.user || access !== 'public') await this.admitAccount(request, context);
    return true;
  }

  private async admitAccount(request: Request, context: ExecutionContext): Promise<void> {
    const account = accountOf(request);
    if (!this.reflector.get<boolean | undefined>(FOR_ONE_TIME_PASSWORD, context.getHandler()))
      checkOwnPassword(account);
    if (this.reflector.get<boolean | undefined>(NEEDS_PASSWORD, context.getHandler()))
      await this.passwords.check(request.sessionID);
  }

  /** @param access undefined where only a session is good for the call */
  private async admitKey(secret: string, access: CallAccess | undefined, request: Request): Promise<void> {
    delete request.user;
    request.accessKey = await this.accessKeys.check({
      secret,
      sender: senderOf(request),
      isSafe: SAFE_METHODS.has(request.method),
      isForSessions: access === undefined,
    });
  }

  /** Whether a public read is asked for what only some may see; its handler refuses those who are nobody. */
  private isAskedForMore(request: Request, context: ExecutionContext): boolean {
    const parameter = this.reflector.get<string | undefined>(SHOWS_MORE, context.getHandler());
    return parameter !== undefined && parameter in request.query;
  }

  private async keyOf(request: Request, context: ExecutionContext): Promise<string | undefined> {
    const body = this.reflector.get<KeyedBody | undefined>(KEYED_BODY, context.getHandler());
    if (!body) return request.get(SUPER_ADMIN_KEY_HEADER);
    // Guards run before pipes, so the body's shape is checked here: a key that is no text is no guess.
    await this.pipe.transform(request.body, { type: 'body', metatype: body });
    return (request.body as InstanceType<KeyedBody>).superAdminKey;
  }
}
