import { runMigrations } from '@ospite/server/persistence';
import { databaseBefore } from './database-before.fixture';

const orm = databaseBefore('20261129110000-typefaces');
const FIRST = '2c000000-0000-4000-8000-000000000000';
const SECOND = '3b000000-0000-4000-8000-000000000000';
const THIRD = '1a000000-0000-4000-8000-000000000000';
const NEW = '0d000000-0000-4000-8000-000000000000';

it('consents are numbered in the order in which they were given, and further ones follow them', async () => {
  const em = orm().em.fork();
  const give = (id: string, givenAt: string) =>
    em.execute(
      'insert into consent (id, version, analytics, marketing, given_at) values (?, ?, false, false, ?)',
      [id, '1', givenAt],
    );
  await give(THIRD, '2026-11-03T10:00:00Z');
  await give(FIRST, '2026-11-01T10:00:00Z');
  await give(SECOND, '2026-11-02T10:00:00Z');
  await runMigrations(orm());
  await give(NEW, '2026-10-01T10:00:00Z');
  expect(await em.execute('select id, number from consent order by number')).toEqual([
    { id: FIRST, number: 1 },
    { id: SECOND, number: 2 },
    { id: THIRD, number: 3 },
    { id: NEW, number: 4 },
  ]);
});
