import { newUsername, type ListedAccount } from './account';
import type { AccountStore } from './account-store';
import type { SecretGenerator, SecretHasher } from './secrets/secret-hasher';

/** Gives a colleague an account with a generated password, which they must change before anything else. Source: decisions §5. */
export class AddAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
  ) {}

  /**
   * @param addedBy id of the account that is signed in
   * @returns the account, and its password, which nobody can read again
   * @throws DomainError `account.invalid` with the field, `account.username_taken`, `account.not_signed_in`
   */
  async add(
    username: string,
    addedBy: number,
  ): Promise<{ readonly account: ListedAccount; readonly password: string }> {
    const name = newUsername(username);
    const password = this.generator.generate();
    const passwordHash = await this.hasher.hash(password);
    const account = await this.accounts.add({
      username: name,
      passwordHash,
      origin: 'one-time',
      addedBy,
    });
    return { account, password };
  }
}
