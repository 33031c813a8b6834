import { Injectable } from '@nestjs/common';
import { SESSION_ENDED, STAFF_COOKIE } from '@ospite/contracts/site';
import {
  accountOfSession,
  AccountStore,
  deviceOf,
  DomainError,
  withoutSecret,
  type Account,
  type AccountWithSecret,
  type SignedIn,
} from '@ospite/domain';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { Passport } from 'passport';
import { Config } from '@ospite/server/config';
import { cookieValues, withOneCookie } from '@ospite/server/headers';
import { ServerSecrets } from '@ospite/server/persistence';
import {
  passwordMark,
  PostgresSessionStore,
  UNATTENDED,
  type RememberedAccount,
} from './postgres-session-store';
import {
  sessionAge,
  sessionCookieName,
  sessionCookieOptions,
  signedSessionId,
  staffCookieOptions,
} from './session-cookies';

/** Requests that an open screen repeats by itself: nobody need be there, so they do not count as use of the session. */
const POLLED = ['/api/notices', '/api/quotes/counts'];

/** The call with which a back-office asks who is signed in, and learns that its session was ended. */
const SESSION_PATH = '/api/auth/me';

/** A session that a request names: its cookie's value, which this server has signed, and its id. */
interface NamedSession {
  readonly value: string;
  readonly id: string;
}

/**
 * Sessions of one request that are looked up: a browser may still have a few that this server began and that have ended.
 */
const MAX_LOOKED_UP = 8;

/** The owner's sessions, by express-session and Passport: begins and ends them, and finds the account of a request. */
@Injectable()
export class Sessions {
  /** An instance of its own, since Passport's shared one would mix two applications of one process. */
  private readonly passport = new Passport();
  private handlers: readonly RequestHandler[] | undefined;

  constructor(
    private readonly store: PostgresSessionStore,
    private readonly accounts: AccountStore,
    private readonly config: Config,
    private readonly secrets: ServerSecrets,
  ) {
    this.passport.serializeUser<RememberedAccount>((user, done) => {
      const { id, passwordHash } = user as AccountWithSecret;
      done(null, { id, passwordMark: passwordMark(passwordHash) });
    });
    this.passport.deserializeUser<RememberedAccount>((remembered, done) => {
      this.recall(remembered).then(
        (account) => done(null, account ?? false),
        (error: unknown) => done(error),
      );
    });
  }

  middleware(): RequestHandler {
    return (request, response, next) => {
      this.identify(request, response).then(() => next(), next);
    };
  }

  /**
   * Begins a session with a new id for the account whose password was just checked.
   * @param isKept whether it lasts for 30 days
   */
  async begin(request: Request, response: Response, isKept: boolean): Promise<Account> {
    const account = request.user as AccountWithSecret;
    // The password check left the shared instance's session manager on the request; ours takes its place.
    await run(this.passport.session(), request, response);
    const before = request.sessionID;
    const takePlace = async () => {
      await completed((done) => request.logIn(account, done));
      await completed((done) => this.store.destroy(before, done));
    };
    await takePlace().catch((error: unknown) => {
      // A browser gets no cookie of a session that could not be stored: it would take the place of the one that it has.
      Reflect.deleteProperty(request, 'session');
      throw error;
    });
    const { session: begun } = request;
    Object.assign(begun, { isKept, device: deviceOf(request.get('User-Agent')) });
    begun.cookie.maxAge = sessionAge(isKept);
    response.cookie(STAFF_COOKIE, '1', staffCookieOptions(this.config.isSecure, isKept));
    return withoutSecret(account);
  }

  /** Ends the session of a request, here and in the browser. */
  async end(request: Request, response: Response): Promise<void> {
    if (request.user) await completed((done) => request.session.destroy(done));
    const { maxAge: _cookie, ...cookie } = sessionCookieOptions(this.config.isSecure);
    const { maxAge: _staff, ...staff } = staffCookieOptions(this.config.isSecure);
    response.clearCookie(sessionCookieName(this.config.isSecure), cookie);
    response.clearCookie(STAFF_COOKIE, staff);
  }

  /** Sets `request.user` to the account of the request's session, if it has one. */
  async identify(request: Request, response: Response): Promise<void> {
    // The site's address is https by configuration, even where the proxy in front of us forgets to say so.
    if (this.config.isSecure) Object.defineProperty(request, 'secure', { value: true });
    const handlers = await this.prepare();
    const named = await this.namedSessions(request);
    await this.chooseCookie(request, named);
    for (const handler of handlers) await run(handler, request, response);
    // The address as it came: middleware has a path of its own.
    const [path = ''] = request.originalUrl.split('?');
    if (path === SESSION_PATH && !request.user) request.isSessionEnded = await this.isEnded(named);
    if (POLLED.includes(path)) Object.defineProperty(request.session, UNATTENDED, { value: true });
  }

  /** Whether an owner is signed in who has a password of their own: another one only serves to choose it. */
  async isOwner(request: Request, response: Response): Promise<boolean> {
    await this.identify(request, response);
    return request.user !== undefined && !(request.user as Account).hasOneTimePassword;
  }

  /** Judges a request again: a session may end while a body is still coming. */
  async recheck(request: Request): Promise<void> {
    const remembered = await this.store.accountOf(request.sessionID);
    request.user = remembered && (await this.recall(remembered));
  }

  private async recall(remembered: RememberedAccount): Promise<Account | undefined> {
    const account = await this.accounts.find(remembered.id);
    return accountOfSession(account, (hash) => passwordMark(hash) === remembered.passwordMark);
  }

  /**
   * Of several cookies with the session's name, keeps the one that works. The library reads only the first, and a page
   * that can set a cookie for this host (on a neighbouring subdomain) could lock the owner out with a worthless one.
   */
  private async chooseCookie(request: Request, named: readonly NamedSession[]): Promise<void> {
    const { cookie } = request.headers;
    const name = sessionCookieName(this.config.isSecure);
    if (cookie === undefined || cookieValues(cookie, name).length < 2) return;
    for (const { value, id } of named) {
      if (!(await this.store.isAlive(id))) continue;
      request.headers.cookie = withOneCookie(cookie, name, value);
      return;
    }
  }

  /** The sessions of this server that a request's cookies name, dead or alive. */
  private async namedSessions({ headers }: Request): Promise<readonly NamedSession[]> {
    const values = cookieValues(headers.cookie, sessionCookieName(this.config.isSecure));
    if (values.length === 0) return [];
    const secret = await this.secrets.obtain('session');
    const signed = values.flatMap((value) => {
      const id = signedSessionId(value, secret);
      return id === undefined ? [] : [{ value, id }];
    });
    return signed.slice(0, MAX_LOOKED_UP);
  }

  /**
   * Whether sessions were ended, here or on another device: none of them is there, and one that ran out still would be.
   */
  private async isEnded(named: readonly NamedSession[]): Promise<boolean> {
    return named.length > 0 && !(await this.store.isAnyStored(named.map(({ id }) => id)));
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

/**
 * The signed-in account of a guarded request.
 * @throws DomainError `account.not_signed_in`, with the reason `session_ended` when the session of the browser was ended
 */
export function accountOf(request: Request): Account {
  if (!request.user)
    throw new DomainError('account.not_signed_in', request.isSessionEnded ? { reason: SESSION_ENDED } : {});
  return request.user as Account;
}

/** The signed-in account of a guarded request, with its session. @throws DomainError as `accountOf` */
export function signedInOf(request: Request): SignedIn {
  return { accountId: accountOf(request).id, sessionId: request.sessionID };
}

/** Runs one handler of Express. */
function run(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return completed((done) => void handler(request, response, done));
}

/** Waits for work that tells its end by a callback. */
function completed(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => {
      if (error) reject(error instanceof Error ? error : new Error(String(error)));
      else resolve();
    });
  });
}
