import type { SessionStore } from './session-store';

/** A store with what the suite needs beyond the port. */
export interface OpenSessionStore {
  readonly store: SessionStore;
  /** Begins a session of account 1 or 2. */
  begin(sessionId: string, accountId: number, passwordHash: string): Promise<void>;
  /** Whether there is such a session and it belongs to this password. */
  belongsTo(sessionId: string, passwordHash: string): Promise<boolean>;
}

/** What every store of sessions does. @param open an empty store */
export function describeSessionStore(open: () => Promise<OpenSessionStore> | OpenSessionStore): void {
  describe('a store of sessions', () => {
    let sessions: OpenSessionStore;

    beforeEach(async () => {
      sessions = await open();
      await sessions.begin('phone', 1, 'old');
      await sessions.begin('desktop', 1, 'old');
      await sessions.begin('of another', 2, 'other');
    });

    const alive = async () => {
      const all = { phone: 'old', desktop: 'old', 'of another': 'other' };
      const found = [];
      for (const [id, hash] of Object.entries(all)) if (await sessions.belongsTo(id, hash)) found.push(id);
      return found;
    };

    it('ends all sessions of an account', async () => {
      await sessions.store.endAll(1);
      expect(await alive()).toEqual(['of another']);
    });

    it('ends all sessions of an account except one', async () => {
      await sessions.store.endOthers(1, 'phone');
      expect(await alive()).toEqual(['phone', 'of another']);
    });

    it('keeps one session for the new password and ends the others', async () => {
      await sessions.store.keepOnly(1, 'phone', 'new');
      expect(await sessions.belongsTo('phone', 'new')).toBe(true);
      expect(await alive()).toEqual(['of another']);
    });
  });
}
