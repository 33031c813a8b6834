import { DomainError } from '../domain-error';
import type { EnforcedRateLimit } from './rate-limiter';

/** How much of one key may wait, and when to retry beyond (seconds). Our own figures. */
const MAX_WAITING = 50;
const RETRY_SECONDS = 5;

interface Queue {
  /** What came last. */
  last: Promise<unknown>;
  /** How much work is running or queued. */
  length: number;
}

/**
 * Runs work of the same key one after the other, in the order it came; other keys do not wait. When work fails otherwise than
 * by a rule, as while the database does not answer, what waits behind it fails with it at once: each would find out for
 * itself only after the one before.
 */
export class KeyedMutex {
  private readonly queues = new Map<string, Queue>();

  /**
   * @param maxWaiting for the work of a key that is under way; further work fails at once
   * @param refusal what it fails with
   */
  constructor(
    private readonly maxWaiting: number,
    private readonly refusal: () => Error,
  ) {}

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > this.maxWaiting) throw this.refusal();
    const afterFailure = (error: unknown) => (error instanceof DomainError ? work() : Promise.reject(error));
    const current = queue.length > 0 ? queue.last.then(work, afterFailure) : work();
    Object.assign(queue, { last: current, length: queue.length + 1 });
    this.queues.set(key, queue);
    try {
      return await current;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(key);
    }
  }
}

/**
 * Turns for what a limit counts; its error refuses what is more than may wait. Storing takes one of few connections to the
 * database: what one sender sends at once takes one of them, not all.
 */
export function turnsOf({ refusal }: EnforcedRateLimit): KeyedMutex {
  return new KeyedMutex(MAX_WAITING, () => new DomainError(refusal, { retryAfterSeconds: RETRY_SECONDS }));
}
