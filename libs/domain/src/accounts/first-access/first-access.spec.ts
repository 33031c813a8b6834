import { MemoryRateLimiter } from '../../shared/limits/memory-rate-limiter.fixture';
import { MemoryAccountStore } from '../memory-account-store.fixture';
import { GuessLimit } from '../secrets/guess-limit';
import { MemorySecretHashStore } from '../secrets/memory-secret-hash-store.fixture';
import { CountingGenerator, ReadableHasher } from '../secrets/secrets.fixture';
import { EnsureAccess, type ChosenAccess } from './ensure-access';
import { InitialiseInstallation, type Initialisation } from './initialise-installation';
import { MemoryCredentialsFile } from './memory-credentials-file.fixture';

const NOTHING_CHOSEN = { username: undefined, password: undefined, superAdminKey: undefined };

let accounts: MemoryAccountStore;
let hashes: MemorySecretHashStore;
let credentials: MemoryCredentialsFile;
let fills: number;
let fill: () => Promise<void>;
let ensure: (chosen?: Partial<ChosenAccess>) => ReturnType<EnsureAccess['ensure']>;
let initialise: (asked: Initialisation) => ReturnType<InitialiseInstallation['initialise']>;

beforeEach(() => {
  accounts = new MemoryAccountStore();
  hashes = new MemorySecretHashStore();
  credentials = new MemoryCredentialsFile();
  fills = 0;
  fill = async () => void (fills += 1);
  const hasher = new ReadableHasher();
  const generator = new CountingGenerator();
  const guesses = new GuessLimit(new MemoryRateLimiter({ now: () => new Date(0) }));
  const ensureAccess = new EnsureAccess(accounts, hashes, hasher, generator, credentials);
  const installation = new InitialiseInstallation(accounts, hashes, hasher, generator, guesses, {
    fill: () => fill(),
  });
  ensure = (chosen) => ensureAccess.ensure({ ...NOTHING_CHOSEN, mayGenerate: true, ...chosen });
  initialise = (asked) => installation.initialise(asked, '203.0.113.7');
});

describe('a start', () => {
  it('generates an owner and a key the first time, and writes them down', async () => {
    const access = await ensure();
    const owner = { username: 'admin', password: 'generated-1' };
    expect(access).toEqual({ owner, superAdminKey: 'generated-2' });
    expect(await accounts.findByUsername('admin')).toMatchObject({
      passwordHash: 'hash of generated-1',
      mustChangePassword: true,
      hasOneTimePassword: false,
    });
    expect(await hashes.find('super-admin-key')).toBe('hash of generated-2');
    expect([credentials.owner, credentials.superAdminKey]).toEqual([owner, 'generated-2']);
    expect(await ensure()).toEqual({});
  });

  it('takes what was chosen, and writes none of it down', async () => {
    const chosen = { username: 'Marta', password: 'ginepro-mirto', superAdminKey: 'maestrale-corallo' };
    expect(await ensure({ ...chosen, mayGenerate: false })).toEqual({ owner: { username: 'Marta' } });
    expect(await accounts.findByUsername('marta')).toMatchObject({
      passwordHash: 'hash of ginepro-mirto',
      mustChangePassword: false,
    });
    expect(await hashes.find('super-admin-key')).toBe('hash of maestrale-corallo');
    expect([credentials.owner, credentials.superAdminKey]).toEqual([undefined, undefined]);
  });

  it('puts a chosen key in place of another', async () => {
    await ensure();
    await ensure({ superAdminKey: 'maestrale-corallo' });
    expect(await hashes.find('super-admin-key')).toBe('hash of maestrale-corallo');
  });

  it('gives a new setup code each time where nothing may be generated', async () => {
    expect(await ensure({ mayGenerate: false })).toEqual({ setupCode: 'generated-1' });
    expect(await ensure({ mayGenerate: false })).toEqual({ setupCode: 'generated-2' });
    expect(await hashes.find('setup-code')).toBe('hash of generated-2');
    expect(await accounts.any()).toBe(false);
    expect(await hashes.find('super-admin-key')).toBeUndefined();
  });

  it('asks nothing of a chosen name once there is an owner, and refuses one that no account may have', async () => {
    await expect(ensure({ username: 'Ospite' })).rejects.toMatchObject({ code: 'account.invalid' });
    expect(await accounts.any()).toBe(false);
    await ensure();
    expect(await ensure({ username: 'Ospite' })).toEqual({});
  });

  it('makes no second owner when another replica was faster', async () => {
    jest.spyOn(accounts, 'any').mockResolvedValue(false);
    await accounts.addFirst('Marta', 'a hash', 'chosen');
    expect(await ensure()).toEqual({ superAdminKey: 'generated-2' });
    expect(credentials.owner).toBeUndefined();
  });
});

describe('the first account by request', () => {
  let setupCode: string;

  beforeEach(async () => {
    setupCode = (await ensure({ mayGenerate: false })).setupCode ?? '';
  });

  it('gets a generated password where none is chosen, and the base data', async () => {
    const made = await initialise({ setupCode: ` ${setupCode.toUpperCase()} ` });
    expect(made).toEqual({ username: 'admin', password: 'generated-2' });
    expect(await accounts.findByUsername('admin')).toMatchObject({
      passwordHash: 'hash of generated-2',
      hasOneTimePassword: true,
    });
    expect(fills).toBe(1);
  });

  it('takes the chosen name and password, and does not tell the password again', async () => {
    const made = await initialise({ setupCode, username: ' Marta ', password: 'ginepro-mirto' });
    expect(made).toEqual({ username: 'Marta' });
    expect(await accounts.findByUsername('Marta')).toMatchObject({ mustChangePassword: false });
  });

  it('is made once, also of many at once: the others hear that there is one', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => initialise({ setupCode })));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      false,
      'account.already_initialised',
      'account.already_initialised',
    ]);
    await expect(initialise({ setupCode })).rejects.toMatchObject({ code: 'account.already_initialised' });
    expect(await hashes.find('setup-code')).toBeUndefined();
  });

  it('is refused with a wrong code, a weak password, or a name like a key’s', async () => {
    await expect(initialise({ setupCode: 'xxxx' })).rejects.toMatchObject({
      code: 'account.wrong_setup_code',
    });
    await expect(initialise({ setupCode, password: 'admin' })).rejects.toMatchObject({
      code: 'account.weak_password',
      fields: [{ field: 'password', code: 'too_short', facts: { min: 8 } }],
    });
    await expect(initialise({ setupCode, username: 'API · Gestionale' })).rejects.toMatchObject({
      code: 'account.invalid',
      fields: [{ field: 'username', code: 'invalid_characters' }],
    });
    expect([await accounts.any(), fills]).toEqual([false, 0]);
  });

  it('is not made when the base data cannot be filled in, and can be tried again', async () => {
    fill = () => Promise.reject(new Error('disk full'));
    await expect(initialise({ setupCode })).rejects.toThrow('disk full');
    expect(await accounts.any()).toBe(false);
    fill = async () => undefined;
    expect(await initialise({ setupCode })).toMatchObject({ username: 'admin' });
  });
});
