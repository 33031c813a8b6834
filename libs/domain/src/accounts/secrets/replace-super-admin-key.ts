import type { SecretHashStore } from './secret-hash-store';
import type { SecretGenerator, SecretHasher } from './secret-hasher';

/** Generates a new super-admin key; the old one no longer works. Source: specification §12, First start. */
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
