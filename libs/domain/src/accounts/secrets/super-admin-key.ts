import { DomainError } from '../../shared/domain-error';
import type { GuessLimit } from './guess-limit';
import type { SecretHashStore } from './secret-hash-store';
import type { SecretGenerator, SecretHasher } from './secret-hasher';

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

/** Generates a new super-admin key; the old one no longer works. Source: decisions §4, first start. */
export class ReplaceSuperAdminKey {
  constructor(
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly generator: SecretGenerator,
  ) {}

  /** @returns the new key */
  async replace(): Promise<string> {
    const key = this.generator.generate();
    await this.hashes.replace('super-admin-key', await this.hasher.hash(key));
    return key;
  }
}
