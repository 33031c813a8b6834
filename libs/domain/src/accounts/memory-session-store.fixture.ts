import { DomainError } from '../shared';
import { SessionStore, type ListedSession } from './session-store';

const STARTED = new Date('2026-05-01T08:30:00Z');

interface Session {
  readonly accountId: number;
  readonly passwordHash: string;
  readonly passwordAt?: Date;
}

/** In-memory twin for tests of use cases. */
export class MemorySessionStore extends SessionStore {
  /** By the session's id. */
  readonly sessions = new Map<string, Session>();

  override async list(accountId: number, sessionId: string): Promise<readonly ListedSession[]> {
    return [...this.sessions.entries()].flatMap(([id, session], at) => {
      const { accountId: owner } = session;
      if (owner !== accountId) return [];
      const device = { browser: null, system: null };
      const isCurrent = id === sessionId;
      return [{ id: at, device, startedAt: STARTED, lastUsedAt: STARTED, isKept: false, isCurrent }];
    });
  }

  override async end(accountId: number, id: number): Promise<void> {
    const [sessionId] = [...this.sessions.keys()].slice(id);
    if (sessionId === undefined || this.sessions.get(sessionId)?.accountId !== accountId)
      throw new DomainError('account.session_not_found');
    this.sessions.delete(sessionId);
  }

  override async passwordEnteredAt(sessionId: string): Promise<Date | undefined> {
    return this.sessions.get(sessionId)?.passwordAt;
  }

  override async notePassword(sessionId: string, passwordAt: Date): Promise<void> {
    const session = this.sessions.get(sessionId);
    if (session) this.sessions.set(sessionId, { ...session, passwordAt });
  }

  override async endAll(accountId: number): Promise<void> {
    this.endWhere(accountId, () => true);
  }

  override async endOthers(accountId: number, sessionId: string): Promise<void> {
    this.endWhere(accountId, (id) => id !== sessionId);
  }

  override async keepOnly(accountId: number, sessionId: string, passwordHash: string): Promise<void> {
    if (this.sessions.has(sessionId)) this.sessions.set(sessionId, { accountId, passwordHash });
    await this.endOthers(accountId, sessionId);
  }

  private endWhere(accountId: number, isEnded: (id: string) => boolean): void {
    for (const [id, session] of this.sessions)
      if (session.accountId === accountId && isEnded(id)) this.sessions.delete(id);
  }
}
