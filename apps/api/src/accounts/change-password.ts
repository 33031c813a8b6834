import { Injectable } from '@nestjs/common';
import {
  AccountStore,
  DomainError,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordWeakness,
  SecretHasher,
} from '@ospite/domain';
import type { Request } from 'express';
import { senderOf } from '../platform/edge/sender';
import { RequestProblem } from '../platform/problems/problem';
import { CredentialsFile } from './credentials-file';
import { Guessing } from './guessing';
import { accountOf, Sessions } from './sessions/sessions';

const FACTS = {
  too_short: { facts: { min: MIN_PASSWORD_LENGTH } },
  too_long: { facts: { max: MAX_PASSWORD_LENGTH } },
  common: {},
} as const;

/** Gives an owner another password and ends the sessions that knew the old one. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly guessing: Guessing,
    private readonly sessions: Sessions,
    private readonly credentials: CredentialsFile,
  ) {}

  /**
   * @throws DomainError `account.wrong_password`, `account.weak_password` with the field, `account.too_many_attempts`;
   *   RequestProblem when it is the same password again
   */
  async change(request: Request, currentPassword: string, newPassword: string): Promise<void> {
    const { id, username } = accountOf(request);
    const matches = await this.guessing.attempt(username, senderOf(request), async () => {
      const known = await this.accounts.findByUsername(username);
      return (await this.hasher.verify(known?.passwordHash, currentPassword)) || undefined;
    });
    if (!matches) throw new DomainError('account.wrong_password');
    if (newPassword === currentPassword)
      throw new RequestProblem('request.invalid', [{ field: 'newPassword', code: 'unchanged' }]);
    refuseWeak(newPassword, username, 'newPassword');
    const passwordHash = await this.hasher.hash(newPassword);
    await this.accounts.setPassword(id, passwordHash, false);
    await this.sessions.keepThisOne(request, passwordHash);
    await this.credentials.removeOwner();
  }
}

/** @throws DomainError `account.weak_password` that names the field */
export function refuseWeak(password: string, username: string, field: string): void {
  const code = passwordWeakness(password, username);
  if (code) throw new DomainError('account.weak_password', {}, [{ field, code, ...FACTS[code] }]);
}
