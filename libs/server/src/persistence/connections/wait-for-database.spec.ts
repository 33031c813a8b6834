import { ConfigError } from '../../config/read-config';
import { createEmptyDatabase } from '../../testing/test-database';
import { refuseOldPostgres, waitForDatabase } from './wait-for-database';

const aServer = (number: string) => ({
  query: jest.fn().mockResolvedValue({ rows: [{ number }] }),
});

describe('the oldest PostgreSQL', () => {
  it.each(['150000', '150018', '160009', '180001', '190000'])('%s is accepted', async (number) => {
    await expect(refuseOldPostgres(aServer(number))).resolves.toBeUndefined();
  });

  it.each([
    ['140023', '14.23'],
    ['130000', '13.0'],
    ['90624', '9.6'],
  ])('%s is refused in one line that says what to do', async (number, name) => {
    const refusal = await refuseOldPostgres(aServer(number)).then(
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
