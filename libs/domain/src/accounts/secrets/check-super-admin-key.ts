import { DomainError } from '../../shared';
import type { GuessLimit } from './guess-limit';
import { PANEL, type Guesser, type KnownDevices } from './known-devices';
import type { SecretHashStore } from './secret-hash-store';
import type { SecretHasher } from './secret-hasher';

/** Lets only the holder of the super-admin key go on. */
export class CheckSuperAdminKey {
  constructor(
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly guesses: GuessLimit,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * @throws DomainError `account.no_super_admin_key`, `account.wrong_super_admin_key`, `account.too_many_attempts`
   */
  async check(key: string | undefined, { sender, deviceTokens }: Guesser): Promise<void> {
    if (!key) throw new DomainError('account.no_super_admin_key');
    const hash = await this.hashes.find('super-admin-key');
    const device = hash && (await this.devices.recognise(deviceTokens(PANEL), { holder: PANEL, hash }));
    const isRight = await this.guesses.attempt('super-admin-key', { sender, device }, () =>
      this.hasher.verify(hash, key, device !== undefined),
    );
    if (!isRight) throw new DomainError('account.wrong_super_admin_key');
  }
}
