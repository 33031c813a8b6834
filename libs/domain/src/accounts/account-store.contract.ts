import type { AccountStore } from './account-store';

/** What every store of accounts does. @param open an empty store */
export function describeAccountStore(open: () => Promise<AccountStore> | AccountStore): void {
  describe('a store of accounts', () => {
    let store: AccountStore;

    beforeEach(async () => {
      store = await open();
    });

    it('stores the first account and finds it again', async () => {
      expect(await store.any()).toBe(false);
      const account = await store.addFirst('Marta', 'a hash', true);
      expect(account).toEqual({ id: account.id, username: 'Marta', role: 'admin', mustChangePassword: true });
      const stored = { ...account, passwordHash: 'a hash' };
      expect([await store.find(account.id), await store.findByUsername('Marta')]).toEqual([stored, stored]);
      expect(await store.any()).toBe(true);
    });

    it('finds a username whatever its case and its accents are made of', async () => {
      const { id } = await store.addFirst('Nicolò', 'a hash', false);
      expect(await store.findByUsername('NICOLO\u0300')).toMatchObject({ id });
      expect(await store.findByUsername('Nicolo')).toBeUndefined();
    });

    it('adds a first account once', async () => {
      await store.addFirst('Marta', 'a hash', false);
      await expect(store.addFirst('Anna', 'another', false)).rejects.toMatchObject({
        code: 'account.already_initialised',
      });
    });

    it('changes a password', async () => {
      const { id } = await store.addFirst('Marta', 'a hash', true);
      await store.setPassword(id, 'another', false);
      expect(await store.find(id)).toMatchObject({ passwordHash: 'another', mustChangePassword: false });
    });

    it('knows no other account', async () => {
      const { id } = await store.addFirst('Marta', 'a hash', true);
      expect(await store.find(id + 1)).toBeUndefined();
      await expect(store.setPassword(id + 1, 'another', false)).rejects.toMatchObject({
        code: 'account.not_found',
      });
    });
  });
}
