import { DomainError } from '../shared/domain-error';
import type { AccountStore, AccountWithSecret } from './account-store';
import type { GuessLimit } from './secrets/guess-limit';
import type { SecretHasher } from './secrets/secret-hasher';

/** Finds the account of a username and its password. Source: decisions §4, guessing. */
export class SignIn {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * @returns the account with its secret, which ties its session to this password
   * @throws DomainError `account.wrong_credentials`, `account.too_many_attempts`
   */
  async signIn(username: string, password: string, sender: string): Promise<AccountWithSecret> {
    const account = await this.guesses.attempt(username, sender, async () => {
      const known = await this.accounts.findByUsername(username);
      // Verified for unknown names too: it takes as long, so that time does not tell which accounts exist.
      const isRight = await this.hasher.verify(known?.passwordHash, password);
      return isRight && known;
    });
    if (!account) throw new DomainError('account.wrong_credentials');
    return account;
  }
}
