import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { SecretHasher } from '@ospite/domain';
import { RequestProblem, RETRY_SECONDS } from '@ospite/server/problems';
import { QueueFullError, Semaphore } from '@ospite/server/concurrency';

/**
 * Memory in KiB, passes and lanes of argon2id, the library's own choice of variant. Source: specification §12 and
 * OWASP's password storage recommendation.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Each run takes 19 MB, a core, and one of the four threads on which Node also reads files and compresses. With all four
 * taken a picture waits for a whole hash (22 ms instead of 4), and nothing is hashed any sooner on two cores.
 */
const MAX_AT_ONCE = 2;
/** Half a second of hashing on two cores; later callers are better off trying again. */
const MAX_WAITING = 50;

/** Hashes with argon2id, a few at once. Further ones wait; too many get a `RequestProblem` with 503. */
@Injectable()
export class Argon2SecretHasher implements SecretHasher, OnModuleInit {
  protected readonly cost: typeof COST = COST;
  private readonly semaphore = new Semaphore(MAX_AT_ONCE, MAX_WAITING);
  /** One more, so that known devices get in at once however many strangers guess. */
  private readonly reserved = new Semaphore(1, MAX_WAITING);
  private decoy: Promise<string> | undefined;

  /** Hashes the decoy before anyone signs in: the first unknown name would take twice as long otherwise. */
  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  hash(secret: string): Promise<string> {
    return this.inTurn(() => hash(secret, this.cost));
  }

  async verify(known: string | undefined, secret: string, isExpected = false): Promise<boolean> {
    const hashed = known ?? (await this.decoyHash());
    const matches = await this.inTurn(
      () => verify(hashed, secret, this.cost),
      isExpected ? this.reserved : this.semaphore,
    );
    return matches && known !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>, semaphore = this.semaphore): Promise<Result> {
    try {
      return await semaphore.run(work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new RequestProblem('server.unavailable', [], RETRY_SECONDS.away);
    }
  }

  /** Verified in place of a missing hash, which takes as long as a known one. */
  private decoyHash(): Promise<string> {
    this.decoy ??= this.hash('no account has this password');
    return this.decoy;
  }
}
