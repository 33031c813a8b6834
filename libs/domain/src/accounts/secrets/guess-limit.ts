import { turnsOf, type EnforcedRateLimit, type RateLimiter, type Release } from '../../shared';

/**
 * Guesses allowed within the window for a pair of account and sender, or of account and known device, and within an hour
 * for a sender, but for one-time passwords. Source: specification §12, Guessing and floods.
 */
export const MAX_FAILURES_PER_PAIR = 5;
export const PAIR_WINDOW_MS = 15 * 60_000;
export const MAX_FAILURES_PER_SENDER = 50;
const SENDER_WINDOW_MS = 3_600_000;

const PAIR: EnforcedRateLimit = {
  name: 'guess-pair',
  max: MAX_FAILURES_PER_PAIR,
  windowMs: PAIR_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};
const DEVICE: EnforcedRateLimit = { ...PAIR, name: 'guess-device' };
const SENDER: EnforcedRateLimit = {
  name: 'guess-address',
  max: MAX_FAILURES_PER_SENDER,
  windowMs: SENDER_WINDOW_MS,
  refusal: 'account.too_many_attempts',
};

/** Where a guess comes from, and at what. */
export interface GuessOrigin {
  readonly sender: string;
  /** The id of a device that is known for this target; see `KnownDevices`. */
  readonly device?: string | undefined;
  /** Whether it is at a one-time password: what was guessed elsewhere must not keep its owner out, so the pair alone counts. */
  readonly isOneTime?: boolean | undefined;
}

/**
 * Limits guessing at secrets. Failures count for the pair of what is guessed and who guesses, and for the guesser; never
 * only for an account, so that nobody can lock the owner out. A known device is a guesser of its own: neither do
 * failures of its address count for it, nor its own for the address. Source: specification §12, Guessing and floods.
 */
export class GuessLimit {
  private readonly turns = turnsOf(PAIR);

  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Runs an attempt, which counts unless it succeeds. A success also clears the pair's earlier failures: those were
   * typing errors. Attempts of a pair run one after the other, and each is counted before it runs, across all replicas.
   * Sending many at once therefore gains no extra tries, and a correct attempt is refused only when the queue before it
   * is full. Attempts from different known devices of a target, once counted, also run one after the other, so that somebody
   * with many does not keep all hashing busy.
   * @param target what is guessed, always spelled the same: an account by `usernameAsRead`, or the name of an access secret
   * @param attempt resolves to false or undefined when the secret was wrong
   * @throws DomainError `account.too_many_attempts` with `retryAfterSeconds`
   */
  attempt<Result>(
    target: string,
    { sender, device, isOneTime = false }: GuessOrigin,
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result | undefined> {
    const pair = `${target}\n${device ?? sender}`;
    const counts: readonly Count[] =
      device === undefined
        ? [...(isOneTime ? [] : [{ limit: SENDER, key: sender }]), { limit: PAIR, key: pair }]
        : [{ limit: DEVICE, key: pair }];
    const inTurn = () => this.turns.run(`${target}\nknown devices`, attempt);
    return this.turns.run(pair, () => this.count(counts, device === undefined ? attempt : inTurn));
  }

  /** @param counts the pair's is the last */
  private async count<Result>(
    counts: readonly Count[],
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result | undefined> {
    const releases: Release[] = [];
    let result: Result | false | undefined;
    try {
      for (const { limit, key } of counts) releases.push(await this.limiter.take(limit, key));
      result = await attempt();
    } catch (error) {
      // Refused, or failed on our side: nobody has guessed.
      await Promise.allSettled(releases.map((release) => release()));
      throw error;
    }
    if (result === undefined || result === false) return undefined;
    const pair = counts.at(-1);
    if (pair) await this.limiter.forget(pair.limit, pair.key);
    for (const release of releases.slice(0, -1)) await release();
    return result;
  }
}

interface Count {
  readonly limit: EnforcedRateLimit;
  readonly key: string;
}
