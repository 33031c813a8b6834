import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { SecretHasher } from '@ospite/domain';
import { Semaphore } from '../../platform/semaphore';

/** Memory in KiB, passes and lanes of argon2id, the library's own choice of variant. Source: decisions §4 and OWASP's password storage recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each run takes 19 MB and a core: more at once would let a flood of sign-ins starve the site. Source: decisions §4. */
const MAX_AT_ONCE = 4;

/** Hashes with argon2id, a few at once. */
@Injectable()
export class Argon2SecretHasher implements SecretHasher, OnModuleInit {
  protected readonly cost: typeof COST = COST;
  private readonly semaphore = new Semaphore(MAX_AT_ONCE);
  private decoy: Promise<string> | undefined;

  /** Hashes the decoy before anyone signs in: the first unknown name would take twice as long otherwise. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  hash(secret: string): Promise<string> {
    return this.semaphore.run(() => hash(secret, this.cost));
  }

  async verify(known: string | undefined, secret: string): Promise<boolean> {
    const hashed = known ?? (await this.decoyHash());
    const matches = await this.semaphore.run(() => verify(hashed, secret, this.cost));
    return matches && known !== undefined;
  }

  /** Verified in place of a missing hash, which takes as long as a known one. */
  private decoyHash(): Promise<string> {
    this.decoy ??= this.hash('no account has this password');
    return this.decoy;
  }
}
