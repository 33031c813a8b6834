import { ConfigError } from '../../config/read-config';
import { createEmptyDatabase, onServer } from '../../testing/test-database';
import { refuseUnfitDatabase, waitForDatabase } from './wait-for-database';

const aServer = (number: string) => ({
  query: jest.fn().mockResolvedValue({ rows: [{ number, role: 'me', database: 'site', mayCreate: true }] }),
});

describe('the oldest PostgreSQL', () => {
  it.each(['150000', '150018', '160009', '180001', '190000'])('%s is accepted', async (number) => {
    await expect(refuseUnfitDatabase(aServer(number))).resolves.toBeUndefined();
  });

  it.each([
    ['140023', '14.23'],
    ['130000', '13.0'],
    ['90624', '9.6'],
  ])('%s is refused in one line that says what to do', async (number, name) => {
    const refusal = await refuseUnfitDatabase(aServer(number)).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ConfigError);
    const lines = refusal instanceof ConfigError ? refusal.lines : [];
    expect(lines).toEqual([expect.stringContaining(`PostgreSQL ${name}`)]);
    expect(lines[0]).toMatch(/15 or later.*DATABASE_URL/);
  });

  it('is older than the one that comes with the product', async () => {
    const database = await createEmptyDatabase();
    try {
      await expect(waitForDatabase(database.url)).resolves.toBeUndefined();
    } finally {
      await database.drop();
    }
  });
});

describe('a database that cannot be used', () => {
  const ours = createEmptyDatabase();
  afterAll(async () => (await ours).drop());

  it.each([
    ['a wrong password', { password: 'guessed-wrong' }, /password authentication failed/],
    ['a database that does not exist', { pathname: '/nothing' }, /database "nothing" does not exist/],
  ])('%s is called so at once, without the password', async (_what, changes, said) => {
    const { href } = Object.assign(new URL((await ours).url), changes);
    const refusal = waitForDatabase(href);
    await expect(refusal).rejects.toThrow(said);
    await expect(refusal).rejects.not.toThrow(/guessed-wrong/);
  });

  it('a role that may not make tables is called so, with the remedy', async () => {
    await onServer(async (server) => void (await server.query("create role weak login password 'weak'")));
    const { href, pathname } = Object.assign(new URL((await ours).url), {
      username: 'weak',
      password: 'weak',
    });
    const refusal = await waitForDatabase(href).catch((error: unknown) => error);
    await onServer(async (server) => void (await server.query('drop role weak')));
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(refusal instanceof ConfigError && refusal.lines).toEqual([
      `weak may not create tables in the database ${pathname.slice(1)}: make it the owner (ALTER DATABASE ${pathname.slice(1)} OWNER TO weak).`,
    ]);
  });

  it('that does not answer is named once while it is waited for', async () => {
    const waits = jest.fn();
    const waiting = waitForDatabase('postgres://guest@127.0.0.1:1/site', 600, waits);
    await expect(waiting).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
    expect(waits.mock.calls).toEqual([[expect.stringContaining('ECONNREFUSED')]]);
  });
});
