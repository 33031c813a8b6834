import { GuessLimit, MAX_FAILURES_PER_PAIR } from '../secrets/guess-limit';
import { MemoryRateLimiter } from '../../shared/limits/memory-rate-limiter.fixture';
import { accessKeyName, MAX_ACCESS_KEY_NAME_LENGTH, nameInHistory, type AccessKeyScope } from './access-key';
import { describeAccessKeyStore } from './access-key-store.contract';
import { CheckAccessKey, LAST_USE_INTERVAL_MS } from './check-access-key';
import { CreateAccessKey } from './create-access-key';
import { CountingKeySecrets, MemoryAccessKeyStore } from './memory-access-key-store.fixture';

const ACCOUNTS = new Map([[1, 'Marta']]);
const BEGIN = new Date('2026-06-01T10:00:00Z');

describeAccessKeyStore(() => new MemoryAccessKeyStore(ACCOUNTS));

describe('an access key', () => {
  let now: Date;
  let keys: MemoryAccessKeyStore;
  let create: (scope: AccessKeyScope, name?: string) => ReturnType<CreateAccessKey['create']>;
  let check: (
    secret: string,
    call?: { sender?: string; isSafe?: boolean; isForSessions?: boolean; editsContent?: boolean },
  ) => ReturnType<CheckAccessKey['check']>;

  beforeEach(() => {
    now = BEGIN;
    const clock = { now: () => now };
    const secrets = new CountingKeySecrets();
    keys = new MemoryAccessKeyStore(ACCOUNTS);
    const createKey = new CreateAccessKey(keys, secrets, clock);
    const checkKey = new CheckAccessKey(keys, secrets, new GuessLimit(new MemoryRateLimiter(clock)), clock);
    create = (scope, name = 'Gestionale') =>
      createKey.create({ name, scope }, { accountId: 1, sessionId: 'phone' });
    check = (secret, call = {}) =>
      checkKey.check({
        ...{ secret, sender: '203.0.113.7', isSafe: true, isForSessions: false, editsContent: false },
        ...call,
      });
  });

  it('opens calls to whoever has its secret, which is shown once', async () => {
    const { key, secret } = await create('read', ' Gestionale ');
    expect(key).toMatchObject({ name: 'Gestionale', createdBy: 'Marta', lastUsedAt: null });
    expect(await check(secret)).toMatchObject({ id: key.id });
    expect(JSON.stringify(await keys.list())).not.toContain(secret);
  });

  it('that may only read makes no call that could change anything', async () => {
    const { secret } = await create('read');
    await expect(check(secret, { isSafe: false })).rejects.toMatchObject({ code: 'access_key.read_only' });
    const writing = await create('read-write');
    expect(await check(writing.secret, { isSafe: false })).toMatchObject({ scope: 'read-write' });
  });

  it('makes no call that is for people who are signed in, not even a read', async () => {
    const { secret } = await create('read-write');
    for (const isSafe of [true, false])
      await expect(check(secret, { isSafe, isForSessions: true })).rejects.toMatchObject({
        code: 'access_key.session_only',
      });
  });

  it('edits content as long as the account that made it may', async () => {
    const { secret } = await create('read-write');
    const edit = { isSafe: false, editsContent: true };
    expect(await check(secret, edit)).toMatchObject({ name: 'Gestionale' });
    keys.mayEditContent = false;
    await expect(check(secret, edit)).rejects.toMatchObject({ code: 'account.may_not_edit_content' });
    expect(await check(secret, { isSafe: false })).toMatchObject({ name: 'Gestionale' });
  });

  it('is dead once it is revoked', async () => {
    const { key, secret } = await create('read');
    await keys.remove(key.id);
    await expect(check(secret)).rejects.toMatchObject({ code: 'access_key.wrong' });
  });

  it('may be guessed five times by one sender; a right one works all the same', async () => {
    const { secret } = await create('read');
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(check('guess')).rejects.toMatchObject({ code: 'access_key.wrong' });
    await expect(check('guess')).rejects.toMatchObject({ code: 'account.too_many_attempts' });
    await expect(check('guess', { sender: '203.0.113.8' })).rejects.toMatchObject({
      code: 'access_key.wrong',
    });
    expect(await check(secret)).toBeDefined();
  });

  it('is noted as used once a minute and not at each call', async () => {
    const { secret } = await create('read');
    for (let call = 0; call < 5; call += 1) await check(secret);
    expect([keys.usesNoted, (await keys.list())[0]?.lastUsedAt]).toEqual([1, BEGIN]);
    now = new Date(BEGIN.getTime() + LAST_USE_INTERVAL_MS);
    await check(secret);
    expect((await keys.list())[0]?.lastUsedAt).toEqual(now);
  });

  it('reads on while its use cannot be noted, as on a database that only reads', async () => {
    const { key, secret } = await create('read');
    jest.spyOn(keys, 'noteUse').mockRejectedValue(new Error('it only reads'));
    expect(await check(secret)).toMatchObject({ id: key.id });
  });

  it.each([
    ['   ', { code: 'required' }],
    ['x'.repeat(MAX_ACCESS_KEY_NAME_LENGTH + 1), { code: 'too_long' }],
    ['due\nrighe', { code: 'invalid_characters' }],
  ])('is not called %p', async (name, problem) => {
    await expect(create('read', name)).rejects.toMatchObject({
      code: 'access_key.invalid',
      fields: [{ field: 'name', ...problem }],
    });
    expect(() => accessKeyName(name)).toThrow('access_key.invalid');
  });

  it('is distinguished from every account in a history', () => {
    expect(nameInHistory({ name: 'Gestionale' })).toBe('API · Gestionale');
  });
});
