import { keyedForm } from '../shared';
import { newUsername, type ListedAccount } from './account';
import type { AccountStore } from './account-store';
import type { SignedIn } from './session-store';
import type { SecretGenerator, SecretHasher } from './secrets/secret-hasher';

/**
 * Gives a colleague an account with a generated password, which they must change before anything else. They may edit content
 * if whoever adds them may: nobody passes on a right that they do not have.
 * Source: specification §13.
 */
export class AddAccount {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
  ) {}

  /**
   * A form that is sent again under its key, because the response was lost, creates one account. Its password is a new
   * one then, because nobody has read the first.
   * @param idempotencyKey chosen by the client so that it can retry safely; undefined when it chose none
   * @returns the account, and its password, which nobody can read again
   * @throws DomainError `account.invalid` with the field, `account.username_taken`, `account.not_signed_in`;
   *   `account.key_reused` when the key came with another name, or the password was used or replaced since
   */
  async add(
    username: string,
    { accountId: addedBy, sessionId }: SignedIn,
    idempotencyKey?: string,
  ): Promise<{ readonly account: ListedAccount; readonly password: string }> {
    const name = newUsername(username);
    const password = this.generator.generate();
    const passwordHash = await this.hasher.hash(password);
    const adder = await this.accounts.find(addedBy);
    const account = await this.accounts.add({
      username: name,
      passwordHash,
      origin: 'one-time',
      mayEditContent: adder?.mayEditContent ?? false,
      addedBy,
      sessionId,
      sent: keyedForm({ username: name }, idempotencyKey),
    });
    return { account, password };
  }
}
