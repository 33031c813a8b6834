import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { SignIn, type AccountWithSecret } from '@ospite/domain';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { senderOf } from '../../platform/edge/sender';

/** Username and password, as passport-local reads them from the body. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly signIn: SignIn) {
    super({ passReqToCallback: true });
  }

  validate(request: Request, username: string, password: string): Promise<AccountWithSecret> {
    return this.signIn.signIn(username, password, senderOf(request));
  }
}
