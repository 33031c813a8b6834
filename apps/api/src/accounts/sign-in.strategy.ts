import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { AccountStore, SecretHasher, type AccountWithSecret } from '@ospite/domain';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { senderOf } from '../platform/edge/sender';
import { Guessing } from './guessing';

/** Username and password, as passport-local reads them from the body. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly guessing: Guessing,
  ) {
    super({ passReqToCallback: true });
  }

  /** @returns the account with its secret, by which its session is told from one of an older password, or false for a wrong pair. @throws DomainError `account.too_many_attempts` */
  async validate(request: Request, username: string, password: string): Promise<AccountWithSecret | false> {
    const found = await this.guessing.attempt(username, senderOf(request), async () => {
      const known = await this.accounts.findByUsername(username);
      const matches = await this.hasher.verify(known?.passwordHash, password);
      return matches ? known : undefined;
    });
    return found ?? false;
  }
}
