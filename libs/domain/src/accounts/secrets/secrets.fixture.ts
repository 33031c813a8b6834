import { SecretGenerator, SecretHasher } from './secret-hasher';

/** Hashes that a test can read: `hash of mirto`. */
export class ReadableHasher extends SecretHasher {
  override async hash(secret: string): Promise<string> {
    return `hash of ${secret}`;
  }

  override async verify(hash: string | undefined, secret: string): Promise<boolean> {
    return hash === `hash of ${secret}`;
  }
}

/** `generated-1`, `generated-2` and so on. */
export class CountingGenerator extends SecretGenerator {
  private count = 0;

  override generate(): string {
    this.count += 1;
    return `generated-${this.count}`;
  }
}
