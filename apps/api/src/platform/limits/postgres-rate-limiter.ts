import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  RateLimiter,
  type EnforcedRateLimit,
  type RateLimit,
  type Release,
} from '@ospite/domain';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabasePool } from '../persistence/connections/database-pool';
import { ServerSecrets } from '../persistence/server-secrets';

/** How long a release may keep its caller waiting; it goes on in the background. */
const RELEASE_WAIT_MS = 150;

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
/** In the same window alone: what was counted in the last one is nothing to the next. */
const UNCOUNT = 'update throttle set points = points - 1 where key = $1 and expire = $2 and points > 0';

/**
 * Counts in PostgreSQL. Senders are stored as a keyed hash alone: neither an address nor a name can be read from it or
 * tried out (decisions §4, stored IP address).
 */
@Injectable()
export class PostgresRateLimiter extends RateLimiter {
  private secret: Promise<string> | undefined;

  constructor(
    private readonly pool: DatabasePool,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async take(limit: EnforcedRateLimit, sender: string): Promise<Release> {
    const key = await this.keyOf(limit, sender);
    const windowEnd = await this.count(limit, key);
    if (windowEnd === undefined)
      throw new DomainError(limit.refusal, { retryAfterSeconds: await this.secondsUntilFree(limit, key) });
    let isCounted = true;
    return async () => {
      if (!isCounted) return;
      isCounted = false;
      await forAMoment(this.pool.pool.query(UNCOUNT, [key, windowEnd]));
    };
  }

  override async admits(limit: RateLimit, sender: string): Promise<boolean> {
    return (await this.count(limit, await this.keyOf(limit, sender))) !== undefined;
  }

  override async forget(limit: RateLimit, sender: string): Promise<void> {
    await this.pool.pool.query('delete from throttle where key = $1', [await this.keyOf(limit, sender)]);
  }

  /** Removes counters whose window is over; until then they are merely overwritten. */
  async prune(): Promise<void> {
    const now = this.clock.now().getTime();
    let gone = PRUNED_AT_ONCE;
    while (gone === PRUNED_AT_ONCE)
      gone = (await this.pool.pool.query(PRUNE, [now, PRUNED_AT_ONCE])).rowCount ?? 0;
  }

  /** @returns when the window ends (Unix milliseconds, as the database writes them); undefined when it was one too many */
  private async count({ max, windowMs }: RateLimit, key: string): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    const { rows } = await this.pool.pool.query<{ expire: string }>(COUNT, [key, now + windowMs, now, max]);
    return rows[0]?.expire;
  }

  private async secondsUntilFree({ windowMs }: RateLimit, key: string): Promise<number> {
    const now = this.clock.now().getTime();
    const { rows } = await this.pool.pool.query<{ expire: string }>(UNTIL, [key]);
    const end = rows[0] ? Number(rows[0].expire) : now + windowMs;
    return Math.max(1, Math.ceil((end - now) / 1000));
  }

  private async keyOf({ name }: RateLimit, sender: string): Promise<string> {
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

/** Waits for a release, but not long: it is no reason to fail, nor to delay a response. */
async function forAMoment(release: Promise<unknown>): Promise<void> {
  const moment = new AbortController();
  const enough = pause(RELEASE_WAIT_MS, undefined, { signal: moment.signal });
  await Promise.race([release, enough]).catch(() => undefined);
  moment.abort();
  await enough.catch(() => undefined);
}
