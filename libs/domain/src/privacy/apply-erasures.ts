import type { Mailer } from '../messages';
import type { PrivacyStore } from './privacy-store';
import type { Clock } from '../shared';
import type { AddressHasher, ErasureLedger } from './erasure-ledger';
import { erasuresMissing } from './erasures';

/** What a restore did about erasures. */
export interface AppliedErasures {
  /** Erasures that the archive may not know. */
  readonly noted: number;
  /** Addresses that were found in the archive and erased again. */
  readonly erased: number;
}

/** Repeats, in a freshly restored database, every erasure that the archive may not contain. */
export class ApplyErasures {
  constructor(
    private readonly ledger: ErasureLedger,
    private readonly hasher: AddressHasher,
    private readonly store: PrivacyStore,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /**
   * It can be repeated: a person who is erased is not found again.
   * @param known names of the erasures that the archive has in it; undefined when it does not say
   * @throws ErasureKeyMissingError before anything is changed
   */
  async apply(known: readonly string[] | undefined): Promise<AppliedErasures> {
    const { store } = this;
    const noted = erasuresMissing(await this.ledger.list(), known);
    if (noted.length === 0) return { noted: 0, erased: 0 };
    const hashes = noted.map(({ hash }) => hash);
    const erased = await this.hasher.find(await store.addresses(), hashes);
    for (const address of erased)
      await store.erase(address, this.clock.now(), (message) => this.mailer.forget(message));
    return { noted: noted.length, erased: erased.length };
  }
}
