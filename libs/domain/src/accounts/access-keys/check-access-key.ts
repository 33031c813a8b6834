import type { GuessLimit } from '../secrets/guess-limit';
import { DomainError, type Clock } from '../../shared';
import { checkContentRight } from '../account';
import type { AccessKey } from './access-key';
import type { AccessKeySecrets } from './access-key-secrets';
import type { AccessKeyStore } from './access-key-store';

/** A key in use is noted at most this often (milliseconds): each call reads it, and need not write it. */
export const LAST_USE_INTERVAL_MS = 60_000;

/** A call that a program makes with a key. */
interface KeyedCall {
  readonly secret: string;
  readonly sender: string;
  /** Whether it changes nothing (RFC 9110 §9.2.1). */
  readonly isSafe: boolean;
  /** Whether only a signed-in person may make this call. */
  readonly isForSessions: boolean;
  /** Whether it changes what the site says or how it looks. */
  readonly editsContent: boolean;
}

/**
 * Lets a program with a key make the owner's calls. Each call looks the key up, so that revoking takes effect at once.
 */
export class CheckAccessKey {
  constructor(
    private readonly keys: AccessKeyStore,
    private readonly secrets: AccessKeySecrets,
    private readonly guesses: GuessLimit,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the key
   * @throws DomainError `access_key.wrong`, `account.too_many_attempts`, `access_key.session_only`,
   *   `access_key.read_only`, `account.may_not_edit_content`
   */
  async check({ secret, sender, isSafe, isForSessions, editsContent }: KeyedCall): Promise<AccessKey> {
    const key = await this.keys.findByHash(this.secrets.hash(secret));
    // Only failures are counted: a valid key has 256 random bits, which nobody can guess, and must not be locked out by
    // another program behind the same address that still uses a revoked key.
    if (!key) {
      await this.guesses.attempt('access-key', { sender }, async () => false);
      throw new DomainError('access_key.wrong');
    }
    await this.noteUse(key);
    if (isForSessions) throw new DomainError('access_key.session_only');
    if (key.scope === 'read' && !isSafe) throw new DomainError('access_key.read_only');
    if (editsContent) checkContentRight(key);
    return key;
  }

  private async noteUse({ id, lastUsedAt }: AccessKey): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < LAST_USE_INTERVAL_MS) return;
    // When this fails the key merely looks idle for a while, which is no reason for the call to fail.
    await this.keys.noteUse(id, now).catch(() => undefined);
  }
}
