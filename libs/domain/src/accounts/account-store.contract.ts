import type { AccountStore } from './account-store';

const COLLEAGUE = {
  username: 'Anna',
  passwordHash: 'another',
  origin: 'one-time',
  mayEditContent: true,
} as const;

/** What every store of accounts does. @param open an empty store */
export function describeAccountStore(open: () => Promise<AccountStore> | AccountStore): void {
  describe('a store of accounts', () => {
    let store: AccountStore;

    beforeEach(async () => {
      store = await open();
    });

    it('stores the first account and finds it again', async () => {
      expect(await store.any()).toBe(false);
      const account = await store.addFirst('Marta', 'a hash', 'first-start');
      expect(account).toEqual({
        id: account.id,
        username: 'Marta',
        role: 'admin',
        mustChangePassword: true,
        hasOneTimePassword: false,
        mayEditContent: true,
      });
      const stored = { ...account, passwordHash: 'a hash' };
      expect([await store.find(account.id), await store.findByUsername('Marta')]).toEqual([stored, stored]);
      expect(await store.any()).toBe(true);
    });

    it('finds a username whatever its case and its accents are made of', async () => {
      const { id } = await store.addFirst('Nicolò', 'a hash', 'chosen');
      expect(await store.findByUsername('NICOLO\u0300')).toMatchObject({ id });
      expect(await store.findByUsername('Nicolo')).toBeUndefined();
    });

    it.each([
      ["D'Amico", 'd’amico'],
      ['Marta Rossi', ' marta  rossi '],
      // As an earlier version stored it.
      ['Marta  Rossi', 'Marta Rossi'],
    ])('finds %p as %p, which reads like it', async (username, typed) => {
      const { id } = await store.addFirst(username, 'a hash', 'chosen');
      expect(await store.findByUsername(typed)).toMatchObject({ id });
    });

    it('adds a first account once', async () => {
      await store.addFirst('Marta', 'a hash', 'chosen');
      await expect(store.addFirst('Anna', 'another', 'chosen')).rejects.toMatchObject({
        code: 'account.already_initialised',
      });
    });

    const addSecond = async (username = 'Anna', first = 'Marta') => {
      const { id: addedBy } = await store.addFirst(first, 'a hash', 'chosen');
      return store.add({ ...COLLEAGUE, username, addedBy });
    };

    it('adds a colleague, and lists all by name', async () => {
      const anna = await addSecond();
      expect(anna).toMatchObject({ username: 'Anna', role: 'admin', hasOneTimePassword: true });
      expect(anna.createdAt).toBeInstanceOf(Date);
      expect(await store.findByUsername('anna')).toMatchObject({ id: anna.id, passwordHash: 'another' });
      const all = await store.list();
      expect(all.map(({ username }) => username)).toEqual(['Anna', 'Marta']);
      expect(JSON.stringify(all)).not.toContain('another');
    });

    it.each([
      ['MARTA', 'Marta'],
      ["D'Amico", 'd’amico'],
      ['Ðorđe', 'Đorđe'],
      ['Ştefan Ţone', 'Ștefan Țone'],
      ['llaria', 'Ilaria'],
      ['Ľoca', "L'oca"],
      ['0scar', 'Oscar'],
      ['ĕva', 'ěva'],
      // As an earlier version stored it.
      ['Marta Rossi', 'Marta  Rossi'],
    ])('adds no %p beside %p', async (username, taken) => {
      await expect(addSecond(username, taken)).rejects.toMatchObject({ code: 'account.username_taken' });
      expect(await store.list()).toHaveLength(1);
    });

    it('adds a name that differs by an accent', async () => {
      expect(await addSecond('Nicolò', 'Nicolo')).toMatchObject({ username: 'Nicolò' });
    });

    it('adds an account once for a form that is sent again, with the last password, until it is replaced', async () => {
      const { id: addedBy } = await store.addFirst('Marta', 'a hash', 'chosen');
      const sent = { key: 'a', content: 'one' };
      const add = (passwordHash: string, form = sent) =>
        store.add({ ...COLLEAGUE, passwordHash, addedBy, sent: form });
      const anna = await add('lost');
      expect(await add('another')).toEqual(anna);
      expect(await store.find(anna.id)).toMatchObject({ passwordHash: 'another', hasOneTimePassword: true });
      await expect(add('x', { ...sent, content: 'two' })).rejects.toMatchObject({
        code: 'account.key_reused',
      });
      await expect(add('x', { ...sent, key: 'b' })).rejects.toMatchObject({ code: 'account.username_taken' });
      for (const origin of ['chosen', 'one-time'] as const) {
        await store.setPassword(anna.id, origin, origin);
        await expect(add('x')).rejects.toMatchObject({ code: 'account.key_reused' });
        expect(await store.find(anna.id)).toMatchObject({ passwordHash: origin });
      }
      expect(await store.list()).toHaveLength(2);
    });

    it('adds nothing for an account that is gone', async () => {
      const { id } = await addSecond();
      await store.remove(id);
      const added = store.add({ ...COLLEAGUE, username: 'Luca', addedBy: id });
      await expect(added).rejects.toMatchObject({ code: 'account.not_signed_in' });
      expect(await store.findByUsername('Luca')).toBeUndefined();
    });

    it('removes an account once, and never the last one', async () => {
      const { id } = await addSecond();
      await store.remove(id);
      expect(await store.find(id)).toBeUndefined();
      await expect(store.remove(id)).rejects.toMatchObject({ code: 'account.not_found' });
      const [marta] = await store.list();
      await expect(store.remove(marta?.id ?? 0)).rejects.toMatchObject({ code: 'account.last_one' });
      expect(await store.list()).toHaveLength(1);
    });

    it('keeps one account when the last two are removed at the same moment', async () => {
      await addSecond();
      const ids = (await store.list()).map(({ id }) => id);
      const outcomes = await Promise.allSettled(ids.map((id) => store.remove(id)));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await store.list()).toHaveLength(1);
    });

    const rights = async () => (await store.list()).map(({ mayEditContent }) => mayEditContent);

    it('takes the right to edit content from an account, and gives it back', async () => {
      const anna = await addSecond();
      expect(await store.setContentRight(anna.id, false)).toEqual({ ...anna, mayEditContent: false });
      expect(await store.find(anna.id)).toMatchObject({ mayEditContent: false });
      expect(await rights()).toEqual([false, true]);
      await store.setContentRight(anna.id, true);
      expect(await rights()).toEqual([true, true]);
      await expect(store.setContentRight(99, false)).rejects.toMatchObject({ code: 'account.not_found' });
    });

    it('keeps one account that may edit content, whichever way others lose it, also at the same moment', async () => {
      const anna = await addSecond();
      const ids = (await store.list()).map(({ id }) => id);
      const outcomes = await Promise.allSettled(ids.map((id) => store.setContentRight(id, false)));
      const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
      expect(codes.toSorted()).toEqual(['account.last_editor', false]);
      await store.setContentRight(ids.find((id) => id !== anna.id) ?? 0, true);
      await store.setContentRight(anna.id, false);
      const [editor] = (await store.list()).filter(({ mayEditContent }) => mayEditContent);
      await expect(store.remove(editor?.id ?? 0)).rejects.toMatchObject({ code: 'account.last_editor' });
      await store.remove(anna.id);
      expect(await rights()).toEqual([true]);
    });

    it('changes a password', async () => {
      const { id } = await store.addFirst('Marta', 'a hash', 'first-start');
      await store.setPassword(id, 'another', 'chosen');
      expect(await store.find(id)).toMatchObject({ passwordHash: 'another', mustChangePassword: false });
      await store.setPassword(id, 'a third', 'one-time');
      expect(await store.find(id)).toMatchObject({ mustChangePassword: true, hasOneTimePassword: true });
    });

    it('changes a password only while the expected one holds, where one is expected', async () => {
      const { id } = await store.addFirst('Marta', 'a hash', 'chosen');
      await store.setPassword(id, 'given', 'one-time');
      await expect(store.setPassword(id, 'late', 'chosen', 'a hash')).rejects.toMatchObject({
        code: 'account.wrong_password',
      });
      expect(await store.find(id)).toMatchObject({ passwordHash: 'given', hasOneTimePassword: true });
      await store.setPassword(id, 'own', 'chosen', 'given');
      expect(await store.find(id)).toMatchObject({ passwordHash: 'own', hasOneTimePassword: false });
    });

    it('knows no other account', async () => {
      const { id } = await store.addFirst('Marta', 'a hash', 'first-start');
      expect(await store.find(id + 1)).toBeUndefined();
      await expect(store.setPassword(id + 1, 'another', 'chosen')).rejects.toMatchObject({
        code: 'account.not_found',
      });
    });
  });
}
