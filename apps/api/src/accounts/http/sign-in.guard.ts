import { SignIn, type AccountWithSecret } from '@ospite/domain';
import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { RequestValidationPipe } from '@ospite/server/rest';
import { DeviceCookies } from '../sessions/device-cookies';
import { LoginRequest } from './auth.dto';

/** Checks username and password before the login's handler runs. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly pipe = new RequestValidationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Guards run before pipes, so the body's shape is checked here, before Passport reads it.
    const request = context.switchToHttp().getRequest<Request>();
    await this.pipe.transform(request.body, { type: 'body', metatype: LoginRequest });
    return (await super.canActivate(context)) === true;
  }
}

/** Username and password, as passport-local reads them from the body. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: DeviceCookies,
  ) {
    super({ passReqToCallback: true });
  }

  validate(request: Request, username: string, password: string): Promise<AccountWithSecret> {
    return this.signIn.signIn(username, password, this.devices.guesserOf(request));
  }
}
