import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  RateLimiter,
  type EnforcedRateLimit,
  type RateLimit,
  type Release,
} from '@ospite/domain/shared';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabasePool } from '../persistence/connections/database-pool';
import { ServerSecrets } from '../persistence/server-secrets';
import { ASYNCHRONOUS_COMMIT } from '../persistence/asynchronous-commit';

/** How long a release may keep its caller waiting; it continues in the background. */
const RELEASE_WAIT_MS = 150;

/**
 * Latest end of a window that has begun (Unix milliseconds): one that ends more than its length too late was begun by a clock
 * that has been set back since, and is over as well.
 */
const latestEnd = ({ windowMs }: RateLimit, now: number) => now + 2 * windowMs;

/**
 * One statement, so that attempts at the same moment cannot slip through together; returns no row for one too many. `$5` is the
 * `latestEnd`.
 */
const COUNT = `
  ${ASYNCHRONOUS_COMMIT}
  insert into throttle as counter (key, points, expire) select $1, 1, $2::bigint from asynchronous_commit
  on conflict (key) do update set
    points = case when counter.expire <= $3 or counter.expire > $5 then 1 else counter.points + 1 end,
    expire = case when counter.expire <= $3 or counter.expire > $5 then excluded.expire else counter.expire end
  where counter.expire <= $3 or counter.expire > $5 or counter.points < $4
  returning expire`;
const FORGET = `${ASYNCHRONOUS_COMMIT} delete from throttle using asynchronous_commit where key = $1`;
const COUNTED = 'select points, expire from throttle where key = $1';
/** In batches, each of which is done long before the statement timeout. */
const PRUNE_BATCH = 5_000;
const PRUNE = `
  delete from throttle where key in (
    select key from throttle where expire <= $1 limit $2 for update skip locked
  )`;
/** Only in the same window: a count from the last one must not reduce the next. */
const UNCOUNT = `
  ${ASYNCHRONOUS_COMMIT}
  update throttle set points = points - 1 from asynchronous_commit where key = $1 and expire = $2 and points > 0`;

/** How often a sender was counted in the current window, and when it ends (Unix milliseconds). */
export interface WindowCount {
  readonly points: number;
  readonly endsAt: number;
}

/**
 * Counts in PostgreSQL. Of senders only a keyed hash is stored: no address or name can be read from it, nor found by
 * trying (specification §12, Personal data).
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

  override async check(limit: EnforcedRateLimit, sender: string): Promise<void> {
    if ((await this.counted(limit, sender)).points < limit.max) return;
    const retryAfterSeconds = await this.secondsUntilFree(limit, await this.keyOf(limit, sender));
    throw new DomainError(limit.refusal, { retryAfterSeconds });
  }

  override async admits(limit: RateLimit, sender: string): Promise<boolean> {
    return (await this.count(limit, await this.keyOf(limit, sender))) !== undefined;
  }

  override async forget(limit: RateLimit, sender: string): Promise<void> {
    await this.pool.pool.query(FORGET, [await this.keyOf(limit, sender)]);
  }

  /** Only reads the current count of a sender. */
  async counted(limit: RateLimit, sender: string): Promise<WindowCount> {
    const found = await this.find(await this.keyOf(limit, sender));
    const now = this.clock.now().getTime();
    const isRunning = found && found.endsAt > now && found.endsAt <= latestEnd(limit, now);
    return isRunning ? found : { points: 0, endsAt: 0 };
  }

  /** Deletes counters whose window is over. */
  async prune(): Promise<void> {
    const now = this.clock.now().getTime();
    let deleted = PRUNE_BATCH;
    while (deleted === PRUNE_BATCH)
      deleted = (await this.pool.pool.query(PRUNE, [now, PRUNE_BATCH])).rowCount ?? 0;
  }

  /**
   * @returns when the window ends (Unix milliseconds, as the database writes them); undefined when it was one too many
   */
  private async count(limit: RateLimit, key: string): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    const values = [key, now + limit.windowMs, now, limit.max, latestEnd(limit, now)];
    const { rows } = await this.pool.pool.query<{ expire: string }>(COUNT, values);
    return rows[0]?.expire;
  }

  private async secondsUntilFree({ windowMs }: RateLimit, key: string): Promise<number> {
    const now = this.clock.now().getTime();
    const end = (await this.find(key))?.endsAt ?? now + windowMs;
    return Math.max(1, Math.ceil((end - now) / 1000));
  }

  private async find(key: string): Promise<WindowCount | undefined> {
    const { rows } = await this.pool.pool.query<{ points: number; expire: string }>(COUNTED, [key]);
    return rows[0] && { points: Number(rows[0].points), endsAt: Number(rows[0].expire) };
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
