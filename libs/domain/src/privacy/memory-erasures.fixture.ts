import { AddressHasher, ErasureLedger, type Erasure } from './erasure-ledger';
import { nameOfErasure } from './erasures';

/** Erasures in memory. */
export class MemoryErasureLedger extends ErasureLedger {
  private readonly noted = new Map<string, Erasure>();
  /** Whether it does not answer. */
  isAway = false;
  archives: readonly { readonly at: Date }[] = [];

  override async note(erasure: Erasure): Promise<void> {
    if (this.isAway) throw new Error('away');
    this.noted.set(nameOfErasure(erasure), erasure);
  }

  override async list(): Promise<readonly Erasure[]> {
    return [...this.noted.values()];
  }

  override async newestArchive(): Promise<Date | undefined> {
    return this.archives.map(({ at }) => at).toSorted((one, other) => Number(other) - Number(one))[0];
  }

  override async remove(erasures: readonly Erasure[]): Promise<void> {
    for (const erasure of erasures) this.noted.delete(nameOfErasure(erasure));
  }
}

/** Hashes that everybody can read. */
export class ReadableAddressHasher extends AddressHasher {
  isKeyKept = false;

  override async keepKey(): Promise<void> {
    this.isKeyKept = true;
  }

  override async hash(email: string): Promise<string> {
    return `#${email.toLowerCase()}`;
  }

  override async find(emails: readonly string[], hashes: readonly string[]): Promise<readonly string[]> {
    return emails.filter((email) => hashes.includes(`#${email.toLowerCase()}`));
  }
}
