import type { AddressHasher, ErasureLedger } from './erasure-ledger';
import type { Mailer } from '../messages';
import { DomainError, type Clock } from '../shared';
import type { ErasureCounts, PrivacyStore } from './privacy-store';

/** After how many seconds to retry an erasure that could not be noted. Our own figure. */
const RETRY_SECONDS = 60;

/**
 * Erases a person on request, from the database and from the copies of sent messages, and from backups as soon as one is
 * restored. Source: specification §13.
 */
export class ErasePerson {
  constructor(
    private readonly store: PrivacyStore,
    private readonly ledger: ErasureLedger,
    private readonly hasher: AddressHasher,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /**
   * The erasure is noted first: whatever fails afterwards can be repeated, and noting it twice does no harm. It is
   * noted even when nothing is found, since backups may still contain what the owner has deleted. Copies of messages
   * are removed before the rows that lead to them, for the same reason.
   * @throws DomainError `privacy.backups_unreachable` when it cannot be noted; nothing is erased then
   */
  async erase(email: string): Promise<ErasureCounts> {
    const at = this.clock.now();
    await this.note(email, at);
    return this.store.erase(email, at, (message) => this.mailer.forget(message));
  }

  private async note(email: string, at: Date): Promise<void> {
    try {
      const { ledger } = this;
      const hash = await this.hasher.hash(email);
      await ledger.note({ at, hash });
      // Dated by a clock behind the archives, it would be forgotten before the archives that still contain the person.
      const newest = await ledger.newestArchive();
      if (newest && newest > at) await ledger.note({ at: newest, hash });
    } catch {
      throw new DomainError('privacy.backups_unreachable', { retryAfterSeconds: RETRY_SECONDS });
    }
  }
}
