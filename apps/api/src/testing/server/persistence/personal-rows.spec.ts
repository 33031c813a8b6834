import { firstYoungRow, MAX_ROW_ID } from '@ospite/server/persistence';
import { openTestOrm, type TestOrm } from '../../test-orm';

const COLUMNS = { order: 'number', date: 'given_at' };
const AGE = { before: new Date('2026-01-01T00:00:00Z'), now: new Date('2028-01-01T00:00:00Z') };

let test: TestOrm;
beforeAll(async () => (test = await openTestOrm()));
afterAll(() => test.close());

it('the first young row is the first that is dated between then and now', async () => {
  const em = test.orm.em.fork();
  const write = (...dates: string[]) =>
    em.execute(
      `insert into consent (id, version, analytics, marketing, given_at)
       select gen_random_uuid()::text, '1', false, false, given::timestamptz from jsonb_array_elements_text(?) given`,
      [JSON.stringify(dates)],
    );
  const first = () => firstYoungRow(em, 'consent', AGE, COLUMNS);
  await write('2025-12-31', '2030-01-01', '2025-06-01');
  expect(await first()).toBe(MAX_ROW_ID);
  await write('2026-01-02', '2025-01-01');
  expect(await first()).toBe(4);
});
