import { MemoryAccessKeyStore } from './access-keys/memory-access-key-store.fixture';
import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import { MAX_USERNAME_LENGTH, newUsername, type Account } from './account';
import { AddAccount } from './add-account';
import { ChangeContentRight } from './change-content-right';
import { ChangePassword } from './change-password';
import { MemoryCredentialsFile } from './first-access/memory-credentials-file.fixture';
import { MemoryAccountStore } from './memory-account-store.fixture';
import { MemorySessionStore } from './memory-session-store.fixture';
import { RemoveAccount } from './remove-account';
import { GuessLimit } from './secrets/guess-limit';
import { CheckPassword } from './secrets/check-password';
import { aGuesser, CountingGenerator, readableDevices, ReadableHasher } from './secrets/secrets.fixture';

describe('a colleague', () => {
  let accounts: MemoryAccountStore;
  let credentials: MemoryCredentialsFile;
  let owner: Account;
  let add: (username: string) => ReturnType<AddAccount['add']>;
  let remove: (id: number) => Promise<void>;
  const hasher = new ReadableHasher();

  beforeEach(async () => {
    accounts = new MemoryAccountStore();
    credentials = new MemoryCredentialsFile();
    owner = await accounts.addFirst('Marta', 'hash of ginepro-mirto', 'chosen');
    await credentials.addOwner('Marta', 'ginepro-mirto');
    const addAccount = new AddAccount(accounts, hasher, new CountingGenerator());
    const removeAccount = new RemoveAccount(accounts, credentials);
    add = (username) => addAccount.add(username, { accountId: owner.id, sessionId: 'phone' });
    remove = (id) => removeAccount.remove(id);
  });

  it('gets an account with a generated password that is to be changed', async () => {
    const { account, password } = await add(' Anna ');
    expect(account).toMatchObject({ username: 'Anna', role: 'admin', hasOneTimePassword: true });
    expect(await accounts.findByUsername('Anna')).toMatchObject({ passwordHash: `hash of ${password}` });
    expect(JSON.stringify(account)).not.toContain(password);
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u3164', 'required'],
    ['x'.repeat(MAX_USERNAME_LENGTH + 1), 'too_long'],
    ['An\nna', 'invalid_characters'],
    ['An\u200bna', 'invalid_characters'],
    ['\u202eanna', 'invalid_characters'],
    ['API · Gestionale', 'invalid_characters'],
    ['API ꞏ Gestionale', 'invalid_characters'],
    ['API ᐧ Gestionale', 'invalid_characters'],
    ['API \u0660 Gestionale', 'invalid_characters'],
    ['API \u06d4 Gestionale', 'invalid_characters'],
    ['API \u05bc Gestionale', 'invalid_characters'],
    ['API \u0358 Gestionale', 'invalid_characters'],
    ['API\u05bc Gestionale', 'invalid_characters'],
    ['Marta\u0967', 'invalid_characters'],
    ['API . Gestionale', 'unknown_value'],
    ['api-gestionale', 'unknown_value'],
    ['ÀPl Gestionale', 'unknown_value'],
    ['API\u0358Gestionale', 'invalid_characters'],
    ['AP\ua7ae . Gestionale', 'invalid_characters'],
    ['AP\u0196', 'invalid_characters'],
    ['ap\u0269', 'invalid_characters'],
    ['admi\u0307n', 'invalid_characters'],
    ['D\ua78cAmico', 'invalid_characters'],
    ['Lui\u0261i', 'invalid_characters'],
    ['M\u0251rta', 'invalid_characters'],
    ['Mar\u0138', 'invalid_characters'],
    ['Ro\u017fa', 'invalid_characters'],
    [`Marta${'\u0323\u0331\u0330'}`, 'invalid_characters'],
    [`Marta${'\u20dd'.repeat(3)}`, 'invalid_characters'],
    ['ＡＰＩ', 'invalid_characters'],
    ['Ospit\u0435', 'invalid_characters'],
    ['Ospite\u3164', 'invalid_characters'],
    ['O\u034fspite', 'invalid_characters'],
    ['İ'.repeat(MAX_USERNAME_LENGTH / 2 + 1), 'too_long'],
    ['ospite', 'unknown_value'],
    ['Ospité', 'unknown_value'],
    ['OSPİTE', 'unknown_value'],
    ['ospıte', 'unknown_value'],
    ['Ospite.', 'unknown_value'],
    ['0sp1te', 'unknown_value'],
    ['O spite', 'unknown_value'],
    ['Øspiŧe', 'unknown_value'],
    ['Osþite', 'unknown_value'],
    ['AÞI-Gest', 'unknown_value'],
    ['Оѕріте', 'unknown_value'],
    ['<b>anna</b>', 'invalid_characters'],
    ['ꓟꓮꓣꓔꓮ', 'invalid_characters'],
    ['ᎷᎪᏒᎢᎪ', 'invalid_characters'],
    ['\ua647о', 'invalid_characters'],
    ['नीना', 'invalid_characters'],
    ['Нина १', 'invalid_characters'],
    ['Ни\u034fна', 'invalid_characters'],
    ['Νίκος Иван', 'invalid_characters'],
  ])('is not called %p', async (username, code) => {
    await expect(add(username)).rejects.toMatchObject({
      code: 'account.invalid',
      fields: [{ field: 'username', code }],
    });
    expect(await accounts.list()).toHaveLength(1);
  });

  it.each([
    'anna',
    'Anna Maria',
    'anna.maria_2',
    "d'anna",
    'anna+ospite@example.org',
    'Jürgen',
    'Nguyễn',
    'Łukasz Żółć',
    'Ștefan Țone',
    'Þórður',
    'Siân Ẁyn',
    'Işıl',
    'Groẞ',
    'Нина',
    'Νίκος',
    'Apia',
    'Ни\u0301на',
    'Ἀθηνᾶ 2',
  ])('may be called %p', (username) => {
    expect(newUsername(username)).toBe(username);
  });

  it('has no repeated blanks in the name', () => {
    expect(newUsername(' Marta   Rossi ')).toBe('Marta Rossi');
  });

  it('may edit content if whoever adds them may, and gives nobody a right that they do not have', async () => {
    const { account: anna } = await add('Anna');
    expect(anna.mayEditContent).toBe(true);
    const rights = new ChangeContentRight(accounts);
    const limited = await rights.change(anna.id, false, owner);
    expect(limited).toMatchObject({ username: 'Anna', mayEditContent: false });
    owner = limited;
    expect((await add('Piero')).account.mayEditContent).toBe(false);
    await expect(rights.change(anna.id, true, limited)).rejects.toMatchObject({
      code: 'account.may_not_edit_content',
    });
    expect(await accounts.find(anna.id)).toMatchObject({ mayEditContent: false });
  });

  it('who changes their password leaves the owner’s in its file', async () => {
    const { account, password: currentPassword } = await add('Anna');
    const clock = { now: () => new Date(0) };
    const keys = new MemoryAccessKeyStore(new Map());
    const limiter = new MemoryRateLimiter(clock);
    const sessions = new MemorySessionStore();
    const passwords = new CheckPassword(accounts, new GuessLimit(limiter), readableDevices(limiter));
    await new ChangePassword(accounts, hasher, passwords, sessions, keys, credentials, clock).change({
      account,
      sessionId: 'phone',
      guesser: aGuesser(),
      currentPassword,
      newPassword: 'corallo-sabbia',
    });
    expect(credentials.owner).toMatchObject({ username: 'Marta' });
  });

  it('can take the place of the first owner, whose password goes from its file', async () => {
    const { account } = await add('Anna');
    await remove(owner.id);
    expect(await accounts.list()).toMatchObject([{ username: 'Anna' }]);
    expect(credentials.owner).toBeUndefined();
    await expect(remove(account.id)).rejects.toMatchObject({ code: 'account.last_one' });
    await expect(remove(99)).rejects.toMatchObject({ code: 'account.not_found' });
  });
});
