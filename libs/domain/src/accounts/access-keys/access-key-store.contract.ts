import type { AccessKeyStore, NewAccessKey } from './access-key-store';

const CREATED = new Date('2026-05-01T08:30:00.000Z');
const LATER = new Date('2026-05-02T10:00:00.000Z');

/** What every store of access keys does. @param open an empty store, where account 1 is `Marta` and there is no 99 */
export function describeAccessKeyStore(open: () => Promise<AccessKeyStore> | AccessKeyStore): void {
  describe('a store of access keys', () => {
    let store: AccessKeyStore;

    beforeEach(async () => {
      store = await open();
    });

    const add = (changes: Partial<NewAccessKey> = {}) =>
      store.add({
        name: 'Gestionale',
        scope: 'read',
        secretHash: 'a hash',
        createdBy: 1,
        createdAt: CREATED,
        ...changes,
      });

    it('stores a key and finds it by the hash of its secret, and by nothing else', async () => {
      const key = await add();
      expect(key).toEqual({
        id: key.id,
        name: 'Gestionale',
        scope: 'read',
        createdBy: 'Marta',
        mayEditContent: true,
        createdAt: CREATED,
        lastUsedAt: null,
      });
      expect(await store.findByHash('a hash')).toEqual(key);
      for (const other of ['A hash', 'a hash ', 'a%', '', 'Gestionale'])
        expect(await store.findByHash(other)).toBeUndefined();
    });

    it('lists the newest first, without what could be used', async () => {
      await add();
      await add({ name: 'Sito del paese', scope: 'read-write', secretHash: 'another', createdAt: LATER });
      const keys = await store.list();
      expect(keys.map(({ name, scope }) => [name, scope])).toEqual([
        ['Sito del paese', 'read-write'],
        ['Gestionale', 'read'],
      ]);
      expect(JSON.stringify(keys)).not.toMatch(/hash|another/);
    });

    it('remembers when a key was used', async () => {
      const { id } = await add();
      await store.noteUse(id, LATER);
      expect(await store.findByHash('a hash')).toMatchObject({ lastUsedAt: LATER });
    });

    it('finds a removed key no longer, and does not mind that it was just used', async () => {
      const { id } = await add();
      const { id: otherId } = await add({ secretHash: 'another' });
      await store.remove(id);
      await store.noteUse(id, LATER);
      expect(await store.findByHash('a hash')).toBeUndefined();
      expect((await store.list()).map((key) => key.id)).toEqual([otherId]);
      await expect(store.remove(id)).rejects.toMatchObject({ code: 'access_key.not_found' });
    });

    it('removes all keys of an account, and no other', async () => {
      await add();
      await add({ secretHash: 'another' });
      await store.removeAllOf(99);
      expect(await store.list()).toHaveLength(2);
      await store.removeAllOf(1);
      expect(await store.list()).toEqual([]);
    });

    it('takes a form that is sent again for one key, with the last secret, until it is used', async () => {
      const sent = { key: 'a', content: 'one' };
      const key = await add({ secretHash: 'lost', sent });
      expect(await add({ secretHash: 'another', createdAt: LATER, sent })).toEqual(key);
      expect(await store.findByHash('lost')).toBeUndefined();
      expect(await store.findByHash('another')).toEqual(key);
      const reused = { code: 'access_key.key_reused' };
      await expect(add({ secretHash: 'x', sent: { ...sent, content: 'two' } })).rejects.toMatchObject(reused);
      await store.noteUse(key.id, LATER);
      await expect(add({ secretHash: 'x', sent })).rejects.toMatchObject(reused);
      expect(await store.findByHash('another')).toMatchObject({ id: key.id });
      expect(await store.list()).toHaveLength(1);
    });

    it('takes no key of an account that is gone', async () => {
      await expect(add({ createdBy: 99 })).rejects.toMatchObject({ code: 'account.not_signed_in' });
      expect(await store.list()).toEqual([]);
    });
  });
}
