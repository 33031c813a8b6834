import { Injectable } from '@nestjs/common';
import {
  AccountStore,
  Clock,
  DomainError,
  withoutSecret,
  type Account,
  type AccountWithSecret,
} from '@ospite/domain';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { createHash } from 'node:crypto';
import { Passport } from 'passport';
import { Config } from '../../platform/config/config';
import { cookieValues, withOneCookie } from '../../platform/edge/cookies';
import { DatabasePool } from '../../platform/persistence/connections/database-pool';
import { ServerSecrets } from '../../platform/persistence/server-secrets';
import {
  sessionCookieName,
  sessionCookieOptions,
  signedSessionId,
  STAFF_COOKIE,
  staffCookieOptions,
} from './session-cookies';
import { PostgresSessionStore, type RememberedAccount } from './session-store';

/** The owner's sessions: who asks, from now on, and no longer. */
@Injectable()
export class Sessions {
  private readonly store: PostgresSessionStore;
  /** Of this application alone: passport's shared instance would mix two applications of one process. */
  private readonly passport = new Passport();
  private handlers: readonly RequestHandler[] | undefined;

  constructor(
    database: DatabasePool,
    clock: Clock,
    accounts: AccountStore,
    private readonly config: Config,
    private readonly secrets: ServerSecrets,
  ) {
    this.store = new PostgresSessionStore(database.pool, clock);
    // Everything else about the account is read afresh for each call.
    this.passport.serializeUser<RememberedAccount>((user, done) =>
      done(null, remembered(user as AccountWithSecret)),
    );
    this.passport.deserializeUser<RememberedAccount>(({ id, passwordMark }, done) => {
      accounts.find(id).then(
        (account) =>
          done(null, account && markOf(account.passwordHash) === passwordMark && withoutSecret(account)),
        (error: unknown) => done(error),
      );
    });
  }

  /** Removes sessions that are dead. */
  prune(): Promise<void> {
    return this.store.prune();
  }

  middleware(): RequestHandler {
    return (request, response, next) => {
      this.identify(request, response).then(() => next(), next);
    };
  }

  /** Begins a session for the account whose password was just checked, with an id nobody has seen before. */
  async begin(request: Request, response: Response): Promise<Account> {
    const account = request.user as AccountWithSecret;
    // The check of the password left the shared instance's session manager on the request; ours takes its place.
    await pass(this.passport.session(), request, response);
    await new Promise<void>((resolve, reject) =>
      request.logIn(account, (error: unknown) => (error ? reject(toError(error)) : resolve())),
    );
    response.cookie(STAFF_COOKIE, '1', staffCookieOptions(this.config.isSecure));
    return withoutSecret(account);
  }

  /**
   * Lets the session that asks outlive the change of its account's password, and none other: what was begun with the
   * old one is worth nothing from the change on, also what a login that was under way begins after it.
   */
  async keepThisOne(request: Request, passwordHash: string): Promise<void> {
    const { id } = accountOf(request);
    request.session.passport = { user: remembered({ id, passwordHash }) };
    await new Promise<void>((resolve, reject) =>
      request.session.save((error: unknown) => (error ? reject(toError(error)) : resolve())),
    );
    await this.endOthers(request);
  }

  /** Ends the session that asks, here and in the browser. */
  async end(request: Request, response: Response): Promise<void> {
    if (request.user) {
      await new Promise<void>((resolve, reject) =>
        request.session.destroy((error: unknown) => (error ? reject(toError(error)) : resolve())),
      );
    }
    const { maxAge: _cookie, ...cookie } = sessionCookieOptions(this.config.isSecure);
    const { maxAge: _staff, ...staff } = staffCookieOptions(this.config.isSecure);
    response.clearCookie(sessionCookieName(this.config.isSecure), cookie);
    response.clearCookie(STAFF_COOKIE, staff);
  }

  /** Ends every other session of the account that asks. */
  endOthers(request: Request): Promise<void> {
    return this.store.endOthers(accountOf(request).id, request.sessionID);
  }

  /** Ends every session of an account. */
  endAll(accountId: number): Promise<void> {
    return this.store.endOthers(accountId, undefined);
  }

  /** Finds out who asks: `request.user` is the account afterwards, undefined for anyone else. */
  async identify(request: Request, response: Response): Promise<void> {
    // The site's address is https by configuration, also where the proxy before us forgets to say so.
    if (this.config.isSecure) Object.defineProperty(request, 'secure', { value: true });
    const handlers = await this.prepare();
    await this.chooseCookie(request);
    for (const handler of handlers) await pass(handler, request, response);
  }

  /**
   * Of several cookies of the session's name the one that works: the library looks at the first alone, and whoever can
   * set a cookie for this host (a page of a neighbouring subdomain) could keep the owner out with a worthless one.
   */
  private async chooseCookie(request: Request): Promise<void> {
    const { cookie } = request.headers;
    const name = sessionCookieName(this.config.isSecure);
    const values = cookieValues(cookie, name);
    if (cookie === undefined || values.length < 2) return;
    const secret = await this.secrets.obtain('session');
    for (const value of values) {
      const id = signedSessionId(value, secret);
      if (id === undefined || !(await this.store.isAlive(id))) continue;
      request.headers.cookie = withOneCookie(cookie, name, value);
      return;
    }
  }

  private async prepare(): Promise<readonly RequestHandler[]> {
    if (this.handlers) return this.handlers;
    const secret = await this.secrets.obtain('session');
    this.handlers ??= [
      session({
        name: sessionCookieName(this.config.isSecure),
        secret,
        store: this.store,
        resave: false,
        saveUninitialized: false,
        cookie: sessionCookieOptions(this.config.isSecure),
      }),
      this.passport.session(),
    ];
    return this.handlers;
  }
}

/** What a session remembers: whose it is, and which password it was begun with. */
function remembered({ id, passwordHash }: { id: number; passwordHash: string }): RememberedAccount {
  return { id, passwordMark: markOf(passwordHash) };
}

/** Tells one password's hash from the next, and nothing else of it. */
function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

/** The signed-in account of a guarded call. @throws DomainError `account.not_signed_in` */
export function accountOf(request: Request): Account {
  if (!request.user) throw new DomainError('account.not_signed_in');
  return request.user as Account;
}

/** Lets a request pass one handler. */
function pass(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(toError(error)) : resolve()));
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
