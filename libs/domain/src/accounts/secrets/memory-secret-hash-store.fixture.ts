import { SecretHashStore, type AccessSecret } from './secret-hash-store';

/** In-memory twin for tests of use cases. */
export class MemorySecretHashStore extends SecretHashStore {
  private readonly hashes = new Map<AccessSecret, string>();

  override async find(secret: AccessSecret): Promise<string | undefined> {
    return this.hashes.get(secret);
  }

  override async add(secret: AccessSecret, hash: string): Promise<boolean> {
    if (this.hashes.has(secret)) return false;
    this.hashes.set(secret, hash);
    return true;
  }

  override async replace(secret: AccessSecret, hash: string): Promise<void> {
    this.hashes.set(secret, hash);
  }

  override async remove(secret: AccessSecret): Promise<void> {
    this.hashes.delete(secret);
  }
}
