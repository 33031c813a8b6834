import { DomainError } from '../shared';
import type { AccountWithSecret } from './account-store';
import type { CheckPassword } from './secrets/check-password';
import type { Guesser } from './secrets/known-devices';
import type { SecretHasher } from './secrets/secret-hasher';

/** Finds the account of a username and its password. Source: specification §12, Guessing and floods. */
export class SignIn {
  constructor(
    private readonly passwords: CheckPassword,
    private readonly hasher: SecretHasher,
  ) {}

  /**
   * @returns the account with its secret, which ties its session to this password
   * @throws DomainError `account.wrong_credentials`, `account.too_many_attempts`
   */
  async signIn(username: string, password: string, guesser: Guesser): Promise<AccountWithSecret> {
    // Verified for unknown names too: it takes as long, so that time does not tell which accounts exist.
    const account = await this.passwords.check(username, guesser, (known, isExpected) =>
      this.hasher.verify(known?.passwordHash, password, isExpected),
    );
    if (!account) throw new DomainError('account.wrong_credentials');
    return account;
  }
}
