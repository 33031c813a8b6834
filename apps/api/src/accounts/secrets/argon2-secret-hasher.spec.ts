import { readFile } from 'node:fs/promises';
import { RequestProblem } from '@ospite/server/problems';
import { Argon2SecretHasher } from './argon2-secret-hasher';

describe('hashes of secrets', () => {
  const hasher = new Argon2SecretHasher();

  it('are argon2id of the decided cost, salted each time', async () => {
    const [one, other] = [await hasher.hash('same'), await hasher.hash('same')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it('tell the right secret from a wrong one, and never match where there is none', async () => {
    const hash = await hasher.hash('right');
    expect(await hasher.verify(hash, 'right')).toBe(true);
    expect(await hasher.verify(hash, 'wrong')).toBe(false);
    expect(await hasher.verify(undefined, 'no account has this password')).toBe(false);
  });

  it('cost as much work where there is none, so that time does not tell which accounts exist', async () => {
    const hash = await hasher.hash('right');
    await hasher.onModuleInit();
    // The processor's own work, which other programs do not add to, unlike the time on the wall.
    const work = async (known: string | undefined) => {
      const before = process.cpuUsage();
      for (let round = 0; round < 8; round += 1) await hasher.verify(known, 'wrong');
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const [known, unknown] = [await work(hash), await work(undefined)];
    // Without the decoy it would be next to nothing.
    expect(unknown / known).toBeGreaterThan(0.3);
  });

  it('leave threads for reading files: a picture waits for none of them', async () => {
    const hashed = Array.from({ length: 8 }, () => hasher.hash('secret').then(() => 'a hash'));
    const read = readFile(import.meta.filename).then(() => 'a file');
    expect(await Promise.race([read, ...hashed])).toBe('a file');
    await Promise.all(hashed);
  });

  it('are refused with 503 when too many wait already', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('secret')));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(8);
    expect(refused[0]).toBeInstanceOf(RequestProblem);
    expect(refused[0]).toMatchObject({ code: 'server.unavailable', retryAfterSeconds: 5 });
  });

  it('do not keep whoever is known waiting behind strangers', async () => {
    const hash = await hasher.hash('right');
    const strangers = Array.from({ length: 60 }, () =>
      hasher.verify(hash, 'wrong').then(
        () => 'a stranger',
        () => 'a refused stranger',
      ),
    );
    const known = hasher.verify(hash, 'right', true).then(() => 'whoever is known');
    // A busy machine may let the first of those who wait overtake a hash that has begun, but not half of them.
    expect(await Promise.race([known, ...strangers.slice(27, 52)])).toBe('whoever is known');
    await Promise.all(strangers);
  });
});
