import { createHash } from 'node:crypto';
import { Clock, SESSION_IDLE_MS, SESSION_MAX_MS } from '@ospite/domain';
import session, { type SessionData } from 'express-session';
import type { Pool } from 'pg';

/** A session in use notes so at most this often: a read for each call is enough, a write is not needed. */
const SEEN_AGAIN_AFTER_MS = 60_000;

/** In portions, each of which is done long before a statement is ended. */
const PRUNED_AT_ONCE = 5_000;
const PRUNE = `
  delete from session where id_hash in (
    select id_hash from session where seen_at <= $1 or started_at <= $2 limit $3 for update skip locked
  )`;

/** What Passport keeps of an account in the session. */
export interface RememberedAccount {
  readonly id: number;
  /** Of the password it was begun with; another password's is another. */
  readonly passwordMark: string;
}

interface SessionRow {
  readonly data: SessionData;
}

type Callback<Value = void> = (error: unknown, value?: Value) => void;

/**
 * Sessions in PostgreSQL, told by the hash of their id. A session is dead after 8 hours without use and 7 days after
 * its begin, whatever its cookie says. Source: decisions §4.
 */
export class PostgresSessionStore extends session.Store {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {
    super();
  }

  override get(id: string, done: Callback<SessionData | null>): void {
    settle(this.find(id), done);
  }

  override set(id: string, data: SessionData, done: Callback = () => undefined): void {
    settle(this.write(id, data), done);
  }

  override touch(id: string, _data: SessionData, done: () => void = () => undefined): void {
    // A failed note of use must not fail the call; the session then merely looks idle for a while.
    void this.see(id).then(done, done);
  }

  override destroy(id: string, done: Callback = () => undefined): void {
    settle(this.remove(id), done);
  }

  /** Ends the sessions of an account, all but the one with this id. */
  async endOthers(accountId: number, keptId: string | undefined): Promise<void> {
    await this.pool.query('delete from session where account_id = $1 and id_hash <> $2', [
      accountId,
      keptId === undefined ? '' : hashOf(keptId),
    ]);
  }

  /** Removes what is dead. */
  async prune(): Promise<void> {
    let gone = PRUNED_AT_ONCE;
    while (gone === PRUNED_AT_ONCE)
      gone = (await this.pool.query(PRUNE, [...this.deadlines(), PRUNED_AT_ONCE])).rowCount ?? 0;
  }

  /** Whether there is a session of this id. */
  async isAlive(id: string): Promise<boolean> {
    return (await this.find(id)) !== null;
  }

  private async find(id: string): Promise<SessionData | null> {
    const { rows } = await this.pool.query<SessionRow>(
      'select data from session where id_hash = $1 and seen_at > $2 and started_at > $3',
      [hashOf(id), ...this.deadlines()],
    );
    return rows[0]?.data ?? null;
  }

  private async write(id: string, data: SessionData): Promise<void> {
    const now = this.clock.now();
    await this.pool.query(
      `insert into session (id_hash, account_id, data, started_at, seen_at) values ($1, $2, $3, $4, $4)
       on conflict (id_hash) do update set account_id = $2, data = $3, seen_at = $4`,
      [hashOf(id), accountOf(data), JSON.stringify(data), now],
    );
  }

  private async see(id: string): Promise<void> {
    const now = this.clock.now();
    await this.pool.query('update session set seen_at = $2 where id_hash = $1 and seen_at < $3', [
      hashOf(id),
      now,
      new Date(now.getTime() - SEEN_AGAIN_AFTER_MS),
    ]);
  }

  private async remove(id: string): Promise<void> {
    await this.pool.query('delete from session where id_hash = $1', [hashOf(id)]);
  }

  /** Sessions seen, or begun, no later than these are dead. */
  private deadlines(): [Date, Date] {
    const now = this.clock.now().getTime();
    return [new Date(now - SESSION_IDLE_MS), new Date(now - SESSION_MAX_MS)];
  }
}

function settle<Value>(work: Promise<Value>, done: Callback<Value>): void {
  work.then(
    (value) => done(null, value),
    (error: unknown) => done(error),
  );
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function accountOf(data: SessionData): number | null {
  return data.passport?.user?.id ?? null;
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: RememberedAccount };
  }
}
