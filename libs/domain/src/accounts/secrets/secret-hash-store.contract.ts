import type { SecretHashStore } from './secret-hash-store';

/** What every store of hashes does. @param open an empty store */
export function describeSecretHashStore(open: () => Promise<SecretHashStore> | SecretHashStore): void {
  describe('a store of hashes of secrets', () => {
    let store: SecretHashStore;

    beforeEach(async () => {
      store = await open();
    });

    it('adds a hash where there is none', async () => {
      expect(await store.find('super-admin-key')).toBeUndefined();
      expect(await store.add('super-admin-key', 'first')).toBe(true);
      expect(await store.add('super-admin-key', 'second')).toBe(false);
      expect(await store.find('super-admin-key')).toBe('first');
    });

    it('replaces a hash, or stores the first one', async () => {
      await store.replace('setup-code', 'first');
      await store.replace('setup-code', 'second');
      expect(await store.find('setup-code')).toBe('second');
    });

    it('removes one hash and no other', async () => {
      await store.replace('setup-code', 'a hash');
      await store.replace('super-admin-key', 'another');
      await store.remove('setup-code');
      expect(await store.find('setup-code')).toBeUndefined();
      expect(await store.find('super-admin-key')).toBe('another');
    });
  });
}
