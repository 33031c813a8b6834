import { MemoryRateLimiter } from '../../shared/memory-rate-limiter.fixture';
import { GuessLimit, MAX_FAILURES_PER_PAIR } from './guess-limit';
import { MemorySecretHashStore } from './memory-secret-hash-store.fixture';
import { CountingGenerator, ReadableHasher } from './secrets.fixture';
import { CheckSuperAdminKey } from './check-super-admin-key';
import { ReplaceSuperAdminKey } from './replace-super-admin-key';

const SENDER = '203.0.113.7';

describe('the super-admin key', () => {
  let check: (key: string | undefined) => Promise<void>;
  let replace: () => Promise<string>;

  beforeEach(() => {
    const hashes = new MemorySecretHashStore();
    const hasher = new ReadableHasher();
    const guesses = new GuessLimit(new MemoryRateLimiter({ now: () => new Date(0) }));
    const checkKey = new CheckSuperAdminKey(hashes, hasher, guesses);
    const replaceKey = new ReplaceSuperAdminKey(hashes, hasher, new CountingGenerator());
    check = (key) => checkKey.check(key, SENDER);
    replace = () => replaceKey.replace();
  });

  it('is asked for, and wrong as long as there is none', async () => {
    await expect(check(undefined)).rejects.toMatchObject({ code: 'account.no_super_admin_key' });
    await expect(check('mirto')).rejects.toMatchObject({ code: 'account.wrong_super_admin_key' });
  });

  it('is replaced by a generated one; the old one no longer works', async () => {
    const [first, second] = [await replace(), await replace()];
    await check(second);
    await expect(check(first)).rejects.toMatchObject({ code: 'account.wrong_super_admin_key' });
  });

  it('may be guessed five times; a missing one does not count', async () => {
    const key = await replace();
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1) await expect(check('x')).rejects.toThrow();
    await expect(check(undefined)).rejects.toMatchObject({ code: 'account.no_super_admin_key' });
    await expect(check(key)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });
});
