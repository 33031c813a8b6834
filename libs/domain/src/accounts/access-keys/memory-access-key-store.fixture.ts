import { DomainError } from '../../shared';
import { MemoryUploadKeys } from '../../shared/pictures/memory-upload-keys.fixture';
import type { AccessKey } from './access-key';
import { AccessKeySecrets } from './access-key-secrets';
import { AccessKeyStore, type NewAccessKey } from './access-key-store';

interface StoredKey extends Omit<AccessKey, 'mayEditContent'> {
  readonly secretHash: string;
}

/** In-memory twin for tests of use cases. */
export class MemoryAccessKeyStore extends AccessKeyStore {
  /** How often a use was written down. */
  usesNoted = 0;
  private readonly rows = new Map<number, StoredKey>();
  private readonly formKeys = new MemoryUploadKeys('access_key.key_reused');
  private lastId = 0;

  /** Whether the accounts may edit content. */
  mayEditContent = true;

  /** @param accounts names of the accounts by their ids */
  constructor(private readonly accounts: ReadonlyMap<number, string>) {
    super();
  }

  override async list(): Promise<readonly AccessKey[]> {
    return [...this.rows.values()].toReversed().map((row) => this.shown(row));
  }

  override async findByHash(secretHash: string): Promise<AccessKey | undefined> {
    const found = [...this.rows.values()].find((row) => row.secretHash === secretHash);
    return found && this.shown(found);
  }

  override async add({ createdBy, sessionId: _session, sent, ...key }: NewAccessKey): Promise<AccessKey> {
    const account = this.accounts.get(createdBy);
    if (account === undefined) throw new DomainError('account.not_signed_in');
    const added = this.formKeys.find([...this.rows.values()], sent);
    if (added) {
      if (added.lastUsedAt) throw new DomainError('access_key.key_reused');
      this.rows.set(added.id, { ...added, secretHash: key.secretHash });
      return this.shown(added);
    }
    this.lastId += 1;
    const row = { ...key, id: this.lastId, createdBy: account, lastUsedAt: null };
    this.rows.set(row.id, row);
    this.formKeys.remember(row.id, sent);
    return this.shown(row);
  }

  override async noteUse(id: number, at: Date): Promise<void> {
    const row = this.rows.get(id);
    if (!row) return;
    this.usesNoted += 1;
    this.rows.set(id, { ...row, lastUsedAt: at });
  }

  override async removeAllOf(accountId: number): Promise<void> {
    const account = this.accounts.get(accountId);
    for (const { id, createdBy } of this.rows.values()) if (createdBy === account) this.rows.delete(id);
  }

  override async remove(id: number): Promise<void> {
    if (!this.rows.delete(id)) throw new DomainError('access_key.not_found');
  }

  private shown({ secretHash: _secretHash, ...key }: StoredKey): AccessKey {
    return { ...key, mayEditContent: this.mayEditContent };
  }
}

/** `secret-1`, `secret-2` and so on, with hashes that a test can read. */
export class CountingKeySecrets extends AccessKeySecrets {
  private count = 0;

  override generate(): string {
    this.count += 1;
    return `secret-${this.count}`;
  }

  override hash(secret: string): string {
    return `hash of ${secret}`;
  }
}
