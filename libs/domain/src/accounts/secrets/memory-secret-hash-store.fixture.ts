import { SecretHashStore, type SharedSecret } from './secret-hash-store';

/** The store's twin in memory, for tests of use cases. */
export class MemorySecretHashStore extends SecretHashStore {
  private readonly hashes = new Map<SharedSecret, string>();

  override async find(secret: SharedSecret): Promise<string | undefined> {
    return this.hashes.get(secret);
  }

  override async add(secret: SharedSecret, hash: string): Promise<boolean> {
    if (this.hashes.has(secret)) return false;
    this.hashes.set(secret, hash);
    return true;
  }

  override async replace(secret: SharedSecret, hash: string): Promise<void> {
    this.hashes.set(secret, hash);
  }

  override async remove(secret: SharedSecret): Promise<void> {
    this.hashes.delete(secret);
  }
}
