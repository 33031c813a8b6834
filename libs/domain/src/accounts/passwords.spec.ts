import { MemoryAccessKeyStore } from './access-keys/memory-access-key-store.fixture';
import { MemoryRateLimiter } from '../shared/limits/memory-rate-limiter.fixture';
import type { Account } from './account';
import { ChangePassword } from './change-password';
import { ConfirmPassword } from './confirm-password';
import { MemoryCredentialsFile } from './first-access/memory-credentials-file.fixture';
import { MemoryAccountStore } from './memory-account-store.fixture';
import { MemorySessionStore } from './memory-session-store.fixture';
import { ResetPassword } from './reset-password';
import { CheckPassword } from './secrets/check-password';
import { GuessLimit, MAX_FAILURES_PER_PAIR, MAX_FAILURES_PER_SENDER } from './secrets/guess-limit';
import { aGuesser, CountingGenerator, readableDevices, ReadableHasher } from './secrets/secrets.fixture';
import { accountHolder, MAX_NEW_DEVICES, type Guesser, type KnownDevices } from './secrets/known-devices';
import { REPEATED_CHANGE_WINDOW_MS, PASSWORD_FRESH_MS } from './session-store';
import { SignIn } from './sign-in';

const PASSWORD = 'ginepro-mirto';
const NEW_PASSWORD = 'corallo-sabbia';
const DEVICE_ID = 'a-device-of-22-letters';

describe('an owner’s password', () => {
  let accounts: MemoryAccountStore;
  let sessions: MemorySessionStore;
  let credentials: MemoryCredentialsFile;
  let owner: Account;
  let signIn: (username: string, password: string, guesser?: Guesser) => Promise<Account>;
  let devices: KnownDevices;
  let keys: MemoryAccessKeyStore;
  let now: Date;
  let confirm: (password: string) => Promise<void>;
  let checkConfirmed: () => Promise<void>;
  let change: (currentPassword: string, newPassword: string, keepAccessKeys?: boolean) => Promise<void>;
  let reset: (username: string) => Promise<string>;

  beforeEach(async () => {
    accounts = new MemoryAccountStore();
    sessions = new MemorySessionStore();
    credentials = new MemoryCredentialsFile();
    const hasher = new ReadableHasher();
    now = new Date('2026-06-01T10:00:00Z');
    const clock = { now: () => now };
    const limiter = new MemoryRateLimiter(clock);
    const guesses = new GuessLimit(limiter);
    keys = new MemoryAccessKeyStore(new Map([[1, 'Marta']]));
    await keys.add({ name: 'Gestionale', scope: 'read', secretHash: 'x', createdBy: 1, createdAt: now });
    devices = readableDevices(limiter);
    const passwords = new CheckPassword(accounts, guesses, devices);
    const signInCase = new SignIn(passwords, hasher);
    const changeCase = new ChangePassword(accounts, hasher, passwords, sessions, keys, credentials, clock);
    const resetCase = new ResetPassword(
      accounts,
      hasher,
      new CountingGenerator(),
      sessions,
      keys,
      credentials,
    );
    const confirmCase = new ConfirmPassword(passwords, hasher, sessions, clock);
    signIn = (username, password, guesser = aGuesser()) => signInCase.signIn(username, password, guesser);
    change = async (currentPassword, newPassword, keepAccessKeys) => {
      const asked = { account: owner, sessionId: 'phone', guesser: aGuesser(), keepAccessKeys };
      await changeCase.change({ ...asked, currentPassword, newPassword });
    };
    confirm = (password) => confirmCase.confirm(owner, 'phone', password, aGuesser());
    checkConfirmed = () => confirmCase.check('phone');
    reset = (username) => resetCase.reset(username);

    const passwordHash = await hasher.hash(PASSWORD);
    owner = await accounts.addFirst('Marta', passwordHash, 'first-start');
    for (const id of ['phone', 'desktop']) sessions.sessions.set(id, { accountId: owner.id, passwordHash });
    await credentials.addOwner('Marta', PASSWORD);
  });

  it('lets its owner in, whatever the case of the username', async () => {
    expect(await signIn('MARTA', PASSWORD)).toMatchObject({ id: owner.id });
  });

  it('is refused with the same error when it is wrong and when nobody has that name', async () => {
    for (const [username, password] of [
      ['Marta', 'wrong'],
      ['nobody', PASSWORD],
    ] as const)
      await expect(signIn(username, password)).rejects.toMatchObject({ code: 'account.wrong_credentials' });
  });

  it('changes: the old one, its sessions and its line in the file are gone, the owner’s own session stays', async () => {
    await change(PASSWORD, NEW_PASSWORD);
    expect(await signIn('Marta', NEW_PASSWORD)).toMatchObject({ mustChangePassword: false });
    await expect(signIn('Marta', PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_credentials' });
    expect([...sessions.sessions]).toEqual([
      ['phone', { accountId: owner.id, passwordHash: `hash of ${NEW_PASSWORD}`, passwordAt: now }],
    ]);
    expect(credentials.owner).toBeUndefined();
    expect(await keys.list()).toEqual([]);
  });

  it('changes without the programs, where their keys are to be kept', async () => {
    await change(PASSWORD, NEW_PASSWORD, true);
    expect(await keys.list()).toHaveLength(1);
  });

  it('is asked for again unless it was entered in this session a moment ago', async () => {
    const needed = { code: 'account.password_needed' };
    await expect(checkConfirmed()).rejects.toMatchObject(needed);
    await expect(confirm('wrong')).rejects.toMatchObject({ code: 'account.wrong_password' });
    await expect(checkConfirmed()).rejects.toMatchObject(needed);
    await confirm(PASSWORD);
    now = new Date(now.getTime() + PASSWORD_FRESH_MS);
    await checkConfirmed();
    now = new Date(now.getTime() + 1);
    await expect(checkConfirmed()).rejects.toMatchObject(needed);
    await confirm(PASSWORD);
    // The clock was set back: nobody knows how long ago it was.
    now = new Date(now.getTime() - 86_400_000);
    await expect(checkConfirmed()).rejects.toMatchObject(needed);
    sessions.sessions.delete('phone');
    await expect(checkConfirmed()).rejects.toMatchObject(needed);
  });

  it('that was changed is no wrong one when the change is sent again, since its answer was lost', async () => {
    await change(PASSWORD, NEW_PASSWORD);
    await change(PASSWORD, NEW_PASSWORD);
    expect(await signIn('Marta', NEW_PASSWORD)).toMatchObject({ mustChangePassword: false });
    expect([...sessions.sessions.keys()]).toEqual(['phone']);
    await expect(change('wrong', 'pineta-maestrale')).rejects.toMatchObject({
      code: 'account.wrong_password',
    });
  });

  it('that was changed is not guessed as the new one once a minute has passed', async () => {
    await change(PASSWORD, NEW_PASSWORD);
    now = new Date(now.getTime() + REPEATED_CHANGE_WINDOW_MS + 1);
    await expect(change('wrong', NEW_PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_password' });
  });

  it('that was reset while an intruder changed it stays the reset one', async () => {
    let generated = '';
    const hash = jest.spyOn(ReadableHasher.prototype, 'hash').mockImplementationOnce(async (password) => {
      generated = await reset('Marta');
      return `hash of ${password}`;
    });
    await expect(change(PASSWORD, NEW_PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_password' });
    hash.mockRestore();
    expect(await signIn('Marta', generated)).toMatchObject({ hasOneTimePassword: true });
    await expect(signIn('Marta', NEW_PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_credentials' });
  });

  it('that somebody was given does not become their own by being typed as the new one', async () => {
    await expect(change('wrong', PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_password' });
    expect(await signIn('Marta', PASSWORD)).toMatchObject({ mustChangePassword: true });
  });

  it('does not change without the current one, which may be guessed five times', async () => {
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(change('wrong', NEW_PASSWORD)).rejects.toMatchObject({ code: 'account.wrong_password' });
    await expect(change(PASSWORD, NEW_PASSWORD)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
    expect(sessions.sessions.size).toBe(2);
  });

  it.each([
    ['short', { code: 'too_short', facts: { min: 8 } }],
    ['x'.repeat(129), { code: 'too_long', facts: { max: 128 } }],
    ['password', { code: 'common' }],
    [PASSWORD, { code: 'unchanged' }],
  ])('does not become %p', async (newPassword, problem) => {
    await expect(change(PASSWORD, newPassword)).rejects.toMatchObject({
      code: 'account.weak_password',
      fields: [{ field: 'newPassword', ...problem }],
    });
    expect(await signIn('Marta', PASSWORD)).toMatchObject({ id: owner.id });
  });

  it('is reset to a generated one that is to be changed, and all sessions end', async () => {
    const password = await reset('marta');
    expect(await signIn('Marta', password)).toMatchObject({ hasOneTimePassword: true });
    await expect(signIn('Marta', PASSWORD)).rejects.toThrow();
    expect(sessions.sessions.size).toBe(0);
    expect(await keys.list()).toEqual([]);
    expect(credentials.owner).toBeUndefined();
    await expect(reset('nobody')).rejects.toMatchObject({ code: 'account.not_found' });
  });

  it('that is reset opens at the address where the former one was guessed five times', async () => {
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(signIn('Marta', 'wrong')).rejects.toMatchObject({ code: 'account.wrong_credentials' });
    await expect(signIn('Marta', PASSWORD)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
    expect(await signIn('Marta', await reset('Marta'))).toMatchObject({ hasOneTimePassword: true });
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(signIn('Marta', 'wrong')).rejects.toMatchObject({ code: 'account.wrong_credentials' });
    await expect(signIn('Marta', 'wrong')).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });

  it('that is reset opens at the address where fifty others were guessed, and may be guessed five times there', async () => {
    for (let time = 0; time < MAX_FAILURES_PER_SENDER; time += 1)
      await expect(signIn(`nobody-${time}`, 'wrong')).rejects.toMatchObject({
        code: 'account.wrong_credentials',
      });
    await expect(signIn('Marta', PASSWORD)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
    expect(await signIn('Marta', await reset('Marta'))).toMatchObject({ hasOneTimePassword: true });
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(signIn('Marta', 'wrong')).rejects.toMatchObject({ code: 'account.wrong_credentials' });
    await expect(signIn('Marta', 'wrong')).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });

  it('may be guessed five times from an address, however the name is written', async () => {
    owner = await accounts.add({
      username: 'Nicolò',
      passwordHash: `hash of ${PASSWORD}`,
      mayEditContent: true,
      origin: 'chosen',
      addedBy: owner.id,
    });
    const spellings = [
      "Nicolò D'Amico",
      'NICOLÒ D’AMICO',
      'Nicolo\u0300  D’Amico',
      ' NICOLO\u0300 D’AMICO',
      'nicolò d’amico',
    ];
    for (const spelling of spellings)
      await expect(signIn(spelling, 'wrong')).rejects.toMatchObject({ code: 'account.wrong_credentials' });
    for (const spelling of spellings)
      await expect(signIn(spelling, PASSWORD)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });

  describe('on a device where it was entered before', () => {
    const failAtAddress = async () => {
      for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
        await expect(signIn('Marta', 'wrong')).rejects.toThrow();
    };
    const tokenOf = async (account = owner) => {
      const token = await devices.remember([], accountHolder(account), DEVICE_ID);
      if (token === undefined) throw new Error('too many devices are new');
      return token;
    };

    it('opens at once, whatever strangers at the same address guess', async () => {
      const known = aGuesser('203.0.113.7', await tokenOf());
      await failAtAddress();
      await expect(signIn('Marta', PASSWORD)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
      expect(await signIn('Marta', PASSWORD, known)).toMatchObject({ id: owner.id });
    });

    it('may be guessed five times on all copies of its token together, whatever their addresses', async () => {
      const token = await tokenOf();
      for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
        await expect(signIn('Marta', 'wrong', aGuesser(`203.0.113.${time}`, token))).rejects.toMatchObject({
          code: 'account.wrong_credentials',
        });
      for (let time = 0; time < 100; time += 1)
        await expect(signIn('Marta', PASSWORD, aGuesser(`203.0.113.${time}`, token))).rejects.toMatchObject({
          code: 'account.too_many_attempts',
        });
      expect(await signIn('Marta', PASSWORD)).toMatchObject({ id: owner.id });
    });

    it('is known there for no other account, nor by a forged token', async () => {
      const token = await tokenOf();
      const anna = await accounts.add({
        username: 'Anna',
        passwordHash: `hash of ${PASSWORD}`,
        mayEditContent: true,
        origin: 'chosen',
        addedBy: owner.id,
      });
      const tokens = [
        await tokenOf(anna),
        token.slice(0, -1),
        `${token}x`,
        `x${token}`,
        '',
        '.',
        'x'.repeat(9_000),
      ];
      await failAtAddress();
      for (const other of tokens)
        await expect(signIn('Marta', PASSWORD, aGuesser('203.0.113.7', other))).rejects.toMatchObject({
          code: 'account.too_many_attempts',
        });
    });

    it('opens there also once it was changed or reset elsewhere', async () => {
      const known = aGuesser('203.0.113.7', await tokenOf());
      await change(PASSWORD, NEW_PASSWORD);
      await failAtAddress();
      expect(await signIn('Marta', NEW_PASSWORD, known)).toMatchObject({ id: owner.id });
      const password = await reset('Marta');
      await failAtAddress();
      expect(await signIn('Marta', password, known)).toMatchObject({ id: owner.id });
    });

    it('makes no more than ten browsers known in a day, and those keep their token', async () => {
      const holder = accountHolder(owner);
      const token = await tokenOf();
      for (let count = 1; count < MAX_NEW_DEVICES; count += 1) expect(await tokenOf()).toBe(token);
      expect(await devices.remember([], holder, DEVICE_ID)).toBeUndefined();
      expect(await devices.remember([token], holder, 'of-a-browser-with-none')).toBe(token);
      now = new Date(now.getTime() + 86_400_000);
      expect(await tokenOf()).toBe(token);
    });
  });
});
