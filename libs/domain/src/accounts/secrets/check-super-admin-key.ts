import { DomainError } from '../../shared/domain-error';
import type { GuessLimit } from './guess-limit';
import type { SecretHashStore } from './secret-hash-store';
import type { SecretHasher } from './secret-hasher';

/** Lets only the holder of the super-admin key go on. */
export class CheckSuperAdminKey {
  constructor(
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * @throws DomainError `account.no_super_admin_key`, `account.wrong_super_admin_key`, `account.too_many_attempts`
   */
  async check(key: string | undefined, sender: string): Promise<void> {
    if (!key) throw new DomainError('account.no_super_admin_key');
    const isRight = await this.guesses.attempt('super-admin-key', sender, async () =>
      this.hasher.verify(await this.hashes.find('super-admin-key'), key),
    );
    if (!isRight) throw new DomainError('account.wrong_super_admin_key');
  }
}
