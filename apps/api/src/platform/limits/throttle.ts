import { Injectable } from '@nestjs/common';
import { Clock, DomainError, type ErrorCode } from '@ospite/domain';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabasePool } from '../persistence/connections/database-pool';
import { ServerSecrets } from '../persistence/server-secrets';

/** For a count to be given back, in milliseconds; it is given back later, too, unless the database is away. */
const PAY_BACK_MS = 150;

/** How often something may be done by one sender within a window, which begins with the first. */
export interface ThrottleRule {
  /** Sets its counters apart from those of other rules. */
  readonly name: string;
  readonly points: number;
  readonly windowMs: number;
}

/** A rule whose excess is refused. */
export interface RefusingRule extends ThrottleRule {
  /** What is answered beyond the points; it carries `retryAfterSeconds`. */
  readonly refusal: ErrorCode;
}

/** One statement, so that many attempts at once cannot slip through together; no row comes back for one too many. */
const COUNT = `
  insert into throttle as counter (key, points, expire) values ($1, 1, $2)
  on conflict (key) do update set
    points = case when counter.expire <= $3 then 1 else counter.points + 1 end,
    expire = case when counter.expire <= $3 then excluded.expire else counter.expire end
  where counter.expire <= $3 or counter.points < $4
  returning expire`;
const UNTIL = 'select expire from throttle where key = $1';
/** In portions, each of which is done long before a statement is ended. */
const PRUNED_AT_ONCE = 5_000;
const PRUNE = `
  delete from throttle where key in (
    select key from throttle where expire <= $1 limit $2 for update skip locked
  )`;
/** Of the same window alone: what the last one counted is nothing to the next. */
const UNCOUNT = 'update throttle set points = points - 1 where key = $1 and expire = $2 and points > 0';

/**
 * Counts what senders do, in PostgreSQL, so that all replicas count together. Who they are stands there as a keyed hash
 * alone: neither an address nor a name can be read from it or tried out (decisions §4, stored IP address). What is
 * refused does not count, and is not given back: limits are exact, in each window.
 */
@Injectable()
export class Throttle {
  private secret: Promise<string> | undefined;

  constructor(
    private readonly pool: DatabasePool,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one of a sender's at once.
   * @returns gives the count back, once, for what turned out not to count
   * @throws DomainError of the rule with `retryAfterSeconds`
   */
  async take(rule: RefusingRule, sender: string): Promise<() => Promise<void>> {
    const key = await this.keyOf(rule, sender);
    const windowEnd = await this.count(rule, key);
    if (windowEnd === undefined)
      throw new DomainError(rule.refusal, { retryAfterSeconds: await this.secondsUntilFree(rule, key) });
    let isCounted = true;
    return async () => {
      if (!isCounted) return;
      isCounted = false;
      await payBack(this.pool.pool.query(UNCOUNT, [key, windowEnd]));
    };
  }

  /**
   * Counts one of a sender's where nobody is told that it was too many.
   * @returns whether it still was within the rule
   */
  async admits(rule: ThrottleRule, sender: string): Promise<boolean> {
    return (await this.count(rule, await this.keyOf(rule, sender))) !== undefined;
  }

  /** Forgets what was counted for a sender, as if it had never been seen. */
  async forget(rule: ThrottleRule, sender: string): Promise<void> {
    await this.pool.pool.query('delete from throttle where key = $1', [await this.keyOf(rule, sender)]);
  }

  /** Removes counters whose window is over; until then they are merely overwritten. */
  async prune(): Promise<void> {
    const now = this.clock.now().getTime();
    let gone = PRUNED_AT_ONCE;
    while (gone === PRUNED_AT_ONCE)
      gone = (await this.pool.pool.query(PRUNE, [now, PRUNED_AT_ONCE])).rowCount ?? 0;
  }

  /** @returns when the window ends (Unix milliseconds, as the database writes them); undefined when it was one too many */
  private async count({ points, windowMs }: ThrottleRule, key: string): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    const { rows } = await this.pool.pool.query<{ expire: string }>(COUNT, [
      key,
      now + windowMs,
      now,
      points,
    ]);
    return rows[0]?.expire;
  }

  private async secondsUntilFree({ windowMs }: ThrottleRule, key: string): Promise<number> {
    const now = this.clock.now().getTime();
    const { rows } = await this.pool.pool.query<{ expire: string }>(UNTIL, [key]);
    const end = rows[0] ? Number(rows[0].expire) : now + windowMs;
    return Math.max(1, Math.ceil((end - now) / 1000));
  }

  private async keyOf({ name }: ThrottleRule, sender: string): Promise<string> {
    this.secret ??= this.secrets.obtain('throttle').catch((error: unknown) => {
      this.secret = undefined;
      throw error;
    });
    const hash = createHmac('sha256', await this.secret)
      .update(sender)
      .digest('base64url');
    return `${name}:${hash}`;
  }
}

/** Waits a moment for a count to be given back: it is no reason to fail, nor to keep whoever waits for an answer. */
async function payBack(reward: Promise<unknown>): Promise<void> {
  const moment = new AbortController();
  const enough = pause(PAY_BACK_MS, undefined, { signal: moment.signal });
  await Promise.race([reward, enough]).catch(() => undefined);
  moment.abort();
  await enough.catch(() => undefined);
}
