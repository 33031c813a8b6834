import { Injectable } from '@nestjs/common';
import { AccountStore, DEFAULT_USERNAME, DomainError, SecretHasher } from '@ospite/domain';
import type { Request } from 'express';
import { senderOf } from '../platform/edge/sender';
import { BaseData } from './base-data';
import { refuseWeak } from './change-password';
import { Guessing } from './guessing';
import { madeUpSecret } from './made-up-secret';
import { SetupCode } from './setup-code';

export interface Initialisation {
  readonly setupCode: string;
  readonly username?: string;
  readonly password?: string;
}

/** Makes the first account and the base data for who holds the setup code, once. Source: decisions §4. */
@Injectable()
export class Initialise {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly guessing: Guessing,
    private readonly setupCode: SetupCode,
    private readonly baseData: BaseData,
  ) {}

  async isAvailable(): Promise<boolean> {
    return !(await this.accounts.any());
  }

  /**
   * @returns the username, and the password when it was made up
   * @throws DomainError `account.already_initialised`, `account.wrong_setup_code`, `account.weak_password`,
   *   `account.too_many_attempts`
   */
  async run(request: Request, asked: Initialisation): Promise<{ username: string; password?: string }> {
    if (await this.accounts.any()) throw new DomainError('account.already_initialised');
    const matches = await this.guessing.attempt(
      'setup-code',
      senderOf(request),
      async () => (await this.setupCode.matches(asked.setupCode)) || undefined,
    );
    // Of many at once all but one find the code used up: for them, too, there is an account already.
    if (!matches && (await this.accounts.any())) throw new DomainError('account.already_initialised');
    if (!matches) throw new DomainError('account.wrong_setup_code');

    const username = asked.username?.trim() || DEFAULT_USERNAME;
    const madeUp = asked.password === undefined ? madeUpSecret() : undefined;
    const password = asked.password ?? madeUp ?? '';
    refuseWeak(password, username, 'password');
    // The data first: what fails can be tried again, while a password that nobody was told is lost for good.
    await this.baseData.fill();
    await this.accounts.addFirst(username, await this.hasher.hash(password), madeUp !== undefined);
    await this.setupCode.forget();
    return madeUp === undefined ? { username } : { username, password: madeUp };
  }
}
