import { SessionStore } from './session-store';

interface Session {
  readonly accountId: number;
  readonly passwordHash: string;
}

/** The store's twin in memory, for tests of use cases. */
export class MemorySessionStore extends SessionStore {
  /** By the session's id. */
  readonly sessions = new Map<string, Session>();

  override async endAll(accountId: number): Promise<void> {
    this.end(accountId, () => true);
  }

  override async endOthers(accountId: number, sessionId: string): Promise<void> {
    this.end(accountId, (id) => id !== sessionId);
  }

  override async keepOnly(accountId: number, sessionId: string, passwordHash: string): Promise<void> {
    if (this.sessions.has(sessionId)) this.sessions.set(sessionId, { accountId, passwordHash });
    await this.endOthers(accountId, sessionId);
  }

  private end(accountId: number, isEnded: (id: string) => boolean): void {
    for (const [id, session] of this.sessions)
      if (session.accountId === accountId && isEnded(id)) this.sessions.delete(id);
  }
}
