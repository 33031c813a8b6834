import { DomainError } from '../../shared';
import type { GuessLimit } from './guess-limit';
import { PANEL, type Guesser, type KnownDevices } from './known-devices';
import type { SecretHashStore } from './secret-hash-store';
import type { SecretHasher } from './secret-hasher';

/** How a call is refused that must have the key in its body. */
export const WRONG_KEY_ERRORS = ['account.wrong_super_admin_key', 'account.too_many_attempts'] as const;
/** How a call is refused that has the key in its header. */
export const SUPER_ADMIN_KEY_ERRORS = ['account.no_super_admin_key', ...WRONG_KEY_ERRORS] as const;

/** Lets only the holder of the super-admin key go on. */
export class CheckSuperAdminKey {
  constructor(
    private readonly hashes: SecretHashStore,
    private readonly hasher: SecretHasher,
    private readonly guesses: GuessLimit,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws DomainError one of `SUPER_ADMIN_KEY_ERRORS` */
  async check(key: string | undefined, { sender, deviceTokens }: Guesser): Promise<void> {
    if (!key) throw new DomainError('account.no_super_admin_key');
    const hash = await this.hashes.find('super-admin-key');
    const device = hash && (await this.devices.recognise(deviceTokens(PANEL), PANEL));
    const isRight = await this.guesses.attempt('super-admin-key', { sender, device }, () =>
      this.hasher.verify(hash, key, device !== undefined),
    );
    if (!isRight) throw new DomainError('account.wrong_super_admin_key');
  }
}
