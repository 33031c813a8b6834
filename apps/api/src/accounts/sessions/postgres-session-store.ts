import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  DomainError,
  KEPT_SESSION_MS,
  SESSION_IDLE_MS,
  SESSION_MAX_MS,
  type Device,
  type ListedSession,
  type SessionStore,
} from '@ospite/domain';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import { DatabasePool, ASYNCHRONOUS_COMMIT } from '@ospite/server/persistence';
import { sessionIdHash } from '../persistence/signed-in';

/** Marks the session of a request that no person has triggered. */
export const UNATTENDED = Symbol('unattended');

/** A session in use is noted at most this often: each request reads it, and need not write it. */
const SEEN_AGAIN_AFTER_MS = 60_000;

/** In batches, each done long before the statement timeout. */
const PRUNED_AT_ONCE = 5_000;
/** By so much the clocks of replicas may differ; a session that is further ahead was used while a clock was wrong. */
const AHEAD_MS = 3_600_000;
/** A session that has run out is kept until its browser has forgotten the cookie, and a day more: clocks differ. */
const KEPT_LONGER_MS = 86_400_000;
/** With the four `deadlines`. */
const IS_ALIVE = `started_at < $4 and
  case when is_kept then started_at > $3 else seen_at > $1 and seen_at < $4 and started_at > $2 end`;
const PRUNE = `
  delete from session where id_hash in (
    select id_hash from session
    where started_at <= case when is_kept then $2::timestamptz else $1 end
    limit $3 for update skip locked
  )`;
/**
 * Nobody knows how long ago that is which lies ahead of $1: beyond $2 a session has run out, before it was used just now.
 */
const BRING_BACK = `
  update session set
    started_at = least(started_at, $1),
    seen_at = case when greatest(started_at, seen_at) < $2 then $1 else $3::timestamptz end,
    is_kept = is_kept and started_at < $2
  where greatest(started_at, seen_at) > $1`;
/** Of the password that the asking session belongs to: one of an older password is alive, and opens nothing. */
const LIST = `
  select number, browser, system, started_at, seen_at, is_kept, id_hash = $6 as is_current from session
  where account_id = $5 and ${IS_ALIVE} and data #> '{passport,user}' =
    (select data #> '{passport,user}' from session where id_hash = $6)
  order by is_current desc, seen_at desc, number desc`;

/** What Passport stores of an account in its session. */
export interface RememberedAccount {
  readonly id: number;
  /** Of the password that the session was begun with; see `passwordMark`. */
  readonly passwordMark: string;
}

interface SessionRow extends Device {
  readonly number: number;
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly is_kept: boolean;
  readonly is_current: boolean;
}

type Callback<Value = void> = (error: unknown, value?: Value) => void;

/**
 * Sessions in PostgreSQL, found by the hash of their id. A session is dead after 8 hours without use and 7 days after
 * it began, or 30 days after it began when it is kept, whatever its cookie says. Source: specification §12.
 */
@Injectable()
export class PostgresSessionStore extends session.Store implements SessionStore {
  constructor(
    private readonly database: DatabasePool,
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

  override touch(id: string, data: SessionData, done: () => void = () => undefined): void {
    if (UNATTENDED in data) return done();
    // When this fails the session merely looks idle for a while, which is no reason for the request to fail.
    void this.see(id).then(done, done);
  }

  override destroy(id: string, done: Callback = () => undefined): void {
    settle(this.remove(id), done);
  }

  /** Gives a request another session. The one that it has stays until whoever asked for another destroys it. */
  override regenerate(request: Request, done: Callback): void {
    request.sessionStore.generate(request);
    done(undefined);
  }

  async list(accountId: number, sessionId: string): Promise<readonly ListedSession[]> {
    const values = [...this.deadlines(), accountId, sessionIdHash(sessionId)];
    const { rows } = await this.database.pool.query<SessionRow>(LIST, values);
    return rows.map(({ number, browser, system, ...row }) => ({
      id: number,
      device: { browser, system },
      startedAt: row.started_at,
      lastUsedAt: row.seen_at,
      isKept: row.is_kept,
      isCurrent: row.is_current,
    }));
  }

  async end(accountId: number, id: number): Promise<void> {
    const { rowCount } = await this.database.pool.query(
      'delete from session where account_id = $1 and number = $2',
      [accountId, id],
    );
    if (rowCount === 0) throw new DomainError('account.session_not_found');
  }

  async passwordEnteredAt(sessionId: string): Promise<Date | undefined> {
    const { rows } = await this.database.pool.query<{ password_at: Date | null }>(
      'select password_at from session where id_hash = $1',
      [sessionIdHash(sessionId)],
    );
    return rows[0]?.password_at ?? undefined;
  }

  async notePassword(sessionId: string, at: Date): Promise<void> {
    await this.database.pool.query('update session set password_at = $2 where id_hash = $1', [
      sessionIdHash(sessionId),
      at,
    ]);
  }

  async endAll(accountId: number): Promise<void> {
    await this.database.pool.query('delete from session where account_id = $1', [accountId]);
  }

  async endOthers(accountId: number, sessionId: string): Promise<void> {
    await this.database.pool.query('delete from session where account_id = $1 and id_hash <> $2', [
      accountId,
      sessionIdHash(sessionId),
    ]);
  }

  async keepOnly(accountId: number, sessionId: string, passwordHash: string): Promise<void> {
    await this.database.pool.query(
      `update session set data = jsonb_set(data, '{passport,user,passwordMark}', to_jsonb($2::text)) where id_hash = $1`,
      [sessionIdHash(sessionId), passwordMark(passwordHash)],
    );
    await this.endOthers(accountId, sessionId);
  }

  /**
   * Removes the sessions whose cookies browsers have forgotten. Those that have run out before stay: one that a browser
   * still names, and that is not there, was ended. What a clock that ran ahead has noted is brought back to now: it would
   * come alive once that time is there.
   */
  async prune(): Promise<void> {
    await this.database.pool.query(BRING_BACK, this.before(0, -AHEAD_MS, SESSION_IDLE_MS));
    const values = [
      ...this.before(SESSION_MAX_MS + KEPT_LONGER_MS, KEPT_SESSION_MS + KEPT_LONGER_MS),
      PRUNED_AT_ONCE,
    ];
    let gone = PRUNED_AT_ONCE;
    while (gone === PRUNED_AT_ONCE) gone = (await this.database.pool.query(PRUNE, values)).rowCount ?? 0;
  }

  /** Whether any of them was not ended: it is alive, or has run out. */
  async isAnyStored(ids: readonly string[]): Promise<boolean> {
    const stored = await this.database.pool.query('select 1 from session where id_hash = any($1) limit 1', [
      ids.map(sessionIdHash),
    ]);
    return stored.rowCount === 1;
  }

  /** The account of a session that is alive. */
  async accountOf(id: string): Promise<RememberedAccount | undefined> {
    return (await this.find(id))?.passport?.user;
  }

  async isAlive(id: string): Promise<boolean> {
    return (await this.find(id)) !== null;
  }

  private async find(id: string): Promise<SessionData | null> {
    const { rows } = await this.database.pool.query<{ data: SessionData }>(
      `select data from session where ${IS_ALIVE} and id_hash = $5`,
      [...this.deadlines(), sessionIdHash(id)],
    );
    return rows[0]?.data ?? null;
  }

  /** Writes nothing when the account has just been removed: nobody has a session then. */
  private async write(id: string, data: SessionData): Promise<void> {
    const { isKept = false, device } = data;
    const accountId = data.passport?.user?.id ?? null;
    // The password was used: the form that added the account gives it no other from now on.
    await this.database.pool.query(
      `update account set content_hash = null
       where id = $1 and content_hash is not null and ${PASSWORD_MARK} = $2`,
      [accountId, data.passport?.user?.passwordMark],
    );
    await this.database.pool.query(
      `insert into session (id_hash, account_id, data, started_at, seen_at, password_at, is_kept, browser, system)
       select $1, $2::int, $3::jsonb, $4::timestamptz, $4, $4, $5::boolean, $6::text, $7::text
       where $2::int is null or exists (select from account where id = $2 for key share)
       on conflict (id_hash) do update
       set account_id = $2, data = $3, seen_at = $4, is_kept = $5, browser = $6, system = $7`,
      [
        sessionIdHash(id),
        accountId,
        JSON.stringify(data),
        this.clock.now(),
        isKept,
        device?.browser,
        device?.system,
      ],
    );
  }

  private async see(id: string): Promise<void> {
    const now = this.clock.now();
    await this.database.pool.query(
      `${ASYNCHRONOUS_COMMIT} update session set seen_at = $2 from asynchronous_commit where id_hash = $1 and seen_at < $3`,
      [sessionIdHash(id), now, new Date(now.getTime() - SEEN_AGAIN_AFTER_MS)],
    );
  }

  private async remove(id: string): Promise<void> {
    await this.database.pool.query('delete from session where id_hash = $1', [sessionIdHash(id)]);
  }

  /**
   * Sessions last seen, begun, or begun to be kept, no later than the first three are dead, or what lies beyond the fourth.
   */
  private deadlines(): Date[] {
    return this.before(SESSION_IDLE_MS, SESSION_MAX_MS, KEPT_SESSION_MS, -AHEAD_MS);
  }

  private before(...milliseconds: number[]): Date[] {
    const now = this.clock.now().getTime();
    return milliseconds.map((age) => new Date(now - age));
  }
}

/** Tells one password's hash from the next, and reveals nothing else of it. */
export function passwordMark(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

/** SQL: the same of an account's present password. */
const PASSWORD_MARK = `translate(rtrim(encode(sha256(convert_to(password_hash, 'UTF8')), 'base64'), '='), '+/', '-_')`;

function settle<Value>(work: Promise<Value>, done: Callback<Value>): void {
  work.then(
    (value) => done(null, value),
    (error: unknown) => done(error),
  );
}

declare module 'express-session' {
  interface SessionData {
    passport?: { user?: RememberedAccount };
    /** For columns of their own, at a sign-in. */
    isKept?: boolean;
    device?: Device;
  }
}
