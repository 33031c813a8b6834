import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '@ospite/server/config';
import { FolderStorage } from '@ospite/server/media';
import { TestClock } from '@ospite/server/testing';
import { openTestOrm, type TestOrm } from '../testing/test-orm';
import { filesOf } from './archive/archive.fixture';
import { FullExport } from './full-export';
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES, TableSnapshot } from './persistence/table-snapshot';
import { makeFolder } from './temporary-folder.fixture';

let database: TestOrm;
let folder: Awaited<ReturnType<typeof makeFolder>>;
let fullExport: FullExport;
let tables: TableSnapshot;

beforeAll(async () => {
  database = await openTestOrm();
  folder = await makeFolder();
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder.path }, '/');
  tables = new TableSnapshot(database.orm, config);
  fullExport = new FullExport(tables, new FolderStorage(config.mediaDir), new TestClock());
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const fill = (from: number, to: number) =>
  database.orm.em.fork().execute(
    `insert into quote (first_name, last_name, email, check_in, check_out, guests, additional_services, language,
     exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
     select 'G' || n, 'M', 'g@example.org', '2026-06-10', '2026-06-11', 2, '{wifi}', 'de', false, false, now(), now(), ''
     from generate_series(?::int, ?::int) n`,
    [from, to],
  );
const exported = async () => {
  const pieces: Buffer[] = [];
  for await (const piece of fullExport.archive()) pieces.push(piece);
  return filesOf(Buffer.concat(pieces));
};

it('holds every row of every table, a thousand a file', async () => {
  await database.empty('quote');
  await fill(1, 2001);
  const files = await exported();
  const rows = ['0001', '0002', '0003'].map((piece) =>
    JSON.parse(files.get(`data/quote/${piece}.json`)?.toString() ?? ''),
  );
  expect(rows.map(({ length }) => length)).toEqual([1000, 1000, 1]);
  expect(rows[2][0]).toMatchObject({
    id: 2001,
    firstName: 'G2001',
    checkIn: '2026-06-10',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    anonymisedAt: null,
    additionalServices: ['wifi'],
  });
  expect(files.has('data/quote/0004.json')).toBe(false);
});

it('holds the same rows for a spreadsheet, which runs nothing that a guest typed', async () => {
  await database.empty('quote');
  await fill(1, 1001);
  await database.orm.em.fork().execute(`update quote set first_name = '=1+1' where first_name = 'G1'`);
  const files = await exported();
  const linesOf = (name: string) => files.get(`data/${name}.csv`)?.toString().split('\r\n');
  const [names, first, ...others] = linesOf('quote/0001') ?? [];
  expect(names).toMatch(/^\uFEFFid;firstName;lastName;email;/);
  expect(first).toMatch(/;'=1\+1;M;g@example\.org;/);
  expect(first).toContain(';"[""wifi""]";');
  expect(others).toHaveLength(1000);
  expect(linesOf('quote/0002')).toHaveLength(3);
  expect(linesOf('consent/0001')).toEqual([expect.stringMatching(/^\uFEFF\w+(?:;\w+)*$/), '']);
});

it('is one moment’s state, whatever is written while it is read', async () => {
  await database.empty('quote');
  await fill(1, 10);
  let total = 0;
  for await (const { table, rows } of tables.read()) {
    // The first table has been read: from here on nothing new may be seen.
    if (table === 'account') await fill(11, 20);
    if (table === 'quote') total += rows.length;
  }
  expect(total).toBe(10);
});

it('lets its connection go when nobody reads on', async () => {
  for await (const { table } of tables.read()) if (table) break;
  const rows: { count: number }[] = await database.orm.em
    .fork()
    .execute(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'ospite export'`,
    );
  expect(rows[0]?.count).toBe(0);
});

it('is made twice at once at most, since each holds a connection for as long as somebody reads', async () => {
  const begin = async () => {
    const pieces = fullExport.archive()[Symbol.asyncIterator]();
    await pieces.next();
    return pieces;
  };
  const [one, two] = [await begin(), await begin()];
  await expect(begin()).rejects.toMatchObject({ code: 'server.unavailable' });
  await one.return?.();
  const three = await begin();
  await Promise.all([two.return?.(), three.return?.()]);
});

it('leaves out every secret', () => {
  const columns = [...database.orm.getMetadata().getAll().values()]
    .filter(({ tableName }) => !LEFT_OUT_TABLES.includes(tableName))
    .flatMap(({ tableName, props }) =>
      props.flatMap(({ fieldNames = [] }) => fieldNames.map((name) => [tableName, name])),
    );
  const telling = columns.filter(
    ([, column = '']) =>
      /hash|secret|salt|password|token|_key$/.test(column) && !LEFT_OUT_COLUMNS.includes(column),
  );
  // These two say yes or no.
  expect(telling).toEqual([
    ['account', 'must_change_password'],
    ['account', 'has_one_time_password'],
  ]);
});

it('holds the stored pictures, and not what is half written or in the trash', async () => {
  const rooms = path.join(folder.path, 'media', 'rooms');
  await mkdir(rooms, { recursive: true });
  await writeFile(path.join(rooms, 'a-480.webp'), Buffer.alloc(100_000, 7));
  await writeFile(path.join(rooms, 'empty.jpg'), '');
  await writeFile(path.join(rooms, '.b.part'), 'half');
  const trash = path.join(rooms, '../.trash/2026-05-01/rooms');
  await mkdir(trash, { recursive: true });
  await writeFile(path.join(trash, 'c.jpg'), 'gone');
  await writeFile(path.join(rooms, '../.installation'), 'an id');
  await writeFile(path.join(folder.path, 'credentials.txt'), 'ADMIN_PASSWORD=x');
  const files = await exported();
  expect([...files.keys()].filter((name) => !name.startsWith('data/'))).toEqual([
    'manifest.json',
    'media/rooms/a-480.webp',
    'media/rooms/empty.jpg',
  ]);
  expect(files.get('media/rooms/a-480.webp')?.equals(Buffer.alloc(100_000, 7))).toBe(true);
});
