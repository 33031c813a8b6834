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

    it('lists the sessions of an account, and says which one asks', async () => {
      const listed = await sessions.store.list(1, 'phone');
      expect(listed.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
      expect(await sessions.store.list(3, 'phone')).toEqual([]);
    });

    it('ends one session of the account, and none of another', async () => {
      const [desktop] = (await sessions.store.list(1, 'phone')).filter(({ isCurrent }) => !isCurrent);
      const id = desktop?.id ?? -1;
      const missing = { code: 'account.session_not_found' };
      await expect(sessions.store.end(2, id)).rejects.toMatchObject(missing);
      await sessions.store.end(1, id);
      expect(await alive()).toEqual(['phone', 'of another']);
      await expect(sessions.store.end(1, 2_000_000)).rejects.toMatchObject(missing);
    });

    it('notes when the password was entered, and makes no session of one that is gone', async () => {
      const at = new Date('2026-06-01T10:00:00Z');
      await sessions.store.notePassword('phone', at);
      expect(await sessions.store.passwordEnteredAt('phone')).toEqual(at);
      await sessions.store.endAll(1);
      await sessions.store.notePassword('phone', at);
      expect(await sessions.store.passwordEnteredAt('phone')).toBeUndefined();
      expect(await alive()).toEqual(['of another']);
    });

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
