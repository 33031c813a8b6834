import { MemoryRateLimiter } from '../../shared/limits/memory-rate-limiter.fixture';
import { GuessLimit, MAX_FAILURES_PER_PAIR } from './guess-limit';
import { MemorySecretHashStore } from './memory-secret-hash-store.fixture';
import { aGuesser, CountingGenerator, readableDevices, ReadableHasher } from './secrets.fixture';
import { CheckSuperAdminKey } from './check-super-admin-key';
import { PANEL } from './known-devices';
import { ReplaceSuperAdminKey } from './replace-super-admin-key';

const DEVICE_ID = 'a-device-of-22-letters';

describe('the super-admin key', () => {
  let check: (key: string | undefined, token?: string) => Promise<void>;
  let token: string | undefined;
  let replace: () => Promise<string>;

  beforeEach(async () => {
    const hashes = new MemorySecretHashStore();
    const hasher = new ReadableHasher();
    const limiter = new MemoryRateLimiter({ now: () => new Date(0) });
    const devices = readableDevices(limiter);
    const guesses = new GuessLimit(limiter);
    const checkKey = new CheckSuperAdminKey(hashes, hasher, guesses, devices);
    const replaceKey = new ReplaceSuperAdminKey(hashes, hasher, new CountingGenerator());
    check = (key, token) => checkKey.check(key, aGuesser('203.0.113.7', token));
    token = await devices.remember([], PANEL, DEVICE_ID);
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

  it('opens for a device where one was entered, whatever others at its address guess, a new one too', async () => {
    const key = await replace();
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1) await expect(check('x')).rejects.toThrow();
    await check(key, token);
    await check(await replace(), token);
  });
});
