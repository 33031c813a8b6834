import { DomainError } from '../../shared';
import { checkNewPassword, DEFAULT_USERNAME, newUsername } from '../account';
import type { AccountStore } from '../account-store';
import type { GuessLimit } from '../secrets/guess-limit';
import type { SecretHashStore } from '../secrets/secret-hash-store';
import type { SecretGenerator, SecretHasher } from '../secrets/secret-hasher';

/** Port: what an installation needs besides its first account. Source: specification §7, POST /api/init. */
export abstract class BaseData {
  /** Fills in the property and its rooms where there is none. */
  abstract fill(): Promise<void>;
}

export interface Initialisation {
  readonly setupCode: string;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** Makes the first account and the base data, once, for the holder of the setup code. Source: specification §12. */
export class InitialiseInstallation {
  constructor(
    private readonly accounts: AccountStore,
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
    private readonly guesses: GuessLimit,
    private readonly baseData: BaseData,
  ) {}

  /**
   * @returns the username, and the password when it was generated
   * @throws DomainError `account.already_initialised`, `account.wrong_setup_code`, `account.invalid` with the field,
   *   `account.weak_password`, `account.too_many_attempts`
   */
  async initialise(asked: Initialisation, sender: string): Promise<{ username: string; password?: string }> {
    await this.refuseSecond();
    const code = asked.setupCode.trim().toLowerCase();
    const isRight = await this.guesses.attempt('setup-code', { sender }, async () =>
      this.hasher.verify(await this.hashes.find('setup-code'), code),
    );
    if (!isRight) {
      // Of many at once, all but one find the code used up and the account made.
      await this.refuseSecond();
      throw new DomainError('account.wrong_setup_code');
    }

    const username = newUsername(asked.username?.trim() || DEFAULT_USERNAME);
    const password = asked.password ?? this.generator.generate();
    checkNewPassword('password', password, username);
    // Data first: if that fails, everything can be tried again, which an account with a generated password that nobody
    // has seen would prevent.
    await this.baseData.fill();
    const isGenerated = asked.password === undefined;
    await this.accounts.addFirst(
      username,
      await this.hasher.hash(password),
      isGenerated ? 'one-time' : 'chosen',
    );
    await this.hashes.remove('setup-code');
    return isGenerated ? { username, password } : { username };
  }

  private async refuseSecond(): Promise<void> {
    if (await this.accounts.any()) throw new DomainError('account.already_initialised');
  }
}
