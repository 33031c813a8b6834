import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../platform/config/read-config';
import { createEmptyDatabase, createTestDatabase, onDatabase, type TestDatabase } from '../testing';
import { runBackupCommand } from './backup-command';
import { runMediaCommand } from './media-command';
import { runRestoreCommand } from './restore-command';

let source: TestDatabase;
let place: TestDatabase;
let folder: string;
let said: string[];

const configOf = ({ url }: TestDatabase, name: string) =>
  readConfig({ DATABASE_URL: url, DATA_DIR: path.join(folder, name), LOG_LEVEL: 'silent' }, '/');
const ask = ({ url }: TestDatabase, sql: string) =>
  onDatabase(url, async (client) => (await client.query(sql)).rows);

beforeAll(async () => {
  [source, place] = [await createTestDatabase(), await createEmptyDatabase()];
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-backup-'));
});
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: unknown) => void said.push(String(line)));
  jest.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(String(line)));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await source.drop();
  await place.drop();
  await rm(folder, { recursive: true, force: true });
});

it('moves a site to another place, where letters that waited do not go out a second time', async () => {
  await ask(
    source,
    `insert into message (kind, recipient, subject, text, html, message_id, next_attempt_at, created_at)
     values ('quote-to-owner', 'owner@example.org', 's', 't', 'h', '<1@example.org>', now(), now())`,
  );
  const file = path.join(folder, 'site.tar');
  expect(await runBackupCommand(configOf(source, 'old'), [file])).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await runRestoreCommand(configOf(place, 'new'), [file])).toBe(0);
  expect(said.join('\n')).toMatch(/Backed up: .*\nRestored the site as of .*\n1 e-mails waited/s);
  expect(await ask(place, 'select status, held_because, next_attempt_at from message')).toEqual([
    { status: 'held', held_because: 'restored', next_attempt_at: null },
  ]);
  const [installation] = await ask(place, 'select id from installation');
  expect(installation.id).toMatch(/^[\da-f-]{36}$/);
  expect(await runRestoreCommand(configOf(place, 'new'), [file])).toBe(1);
  expect(said.at(-1)).toContain('This is no empty place');
});

it('moves a site that has stopped: it stays the same installation, and its letters go out', async () => {
  const moved = await createEmptyDatabase();
  const file = path.join(folder, 'stopped.tar');
  await ask(source, `insert into installation ("row", id) values (1, 'the-same')`);
  expect(await runBackupCommand(configOf(source, 'old'), [file])).toBe(0);
  expect(await runRestoreCommand(configOf(moved, 'moved'), ['--moved', file])).toBe(0);
  expect(await ask(moved, 'select status from message')).toEqual([{ status: 'pending' }]);
  expect(await ask(moved, 'select id from installation')).toEqual([{ id: 'the-same' }]);
  await ask(source, 'delete from installation');
  await moved.drop();
});

it('overwrites no file, and leaves none that is half written', async () => {
  const file = path.join(folder, 'once.tar');
  expect(await runBackupCommand(configOf(source, 'old'), [file])).toBe(0);
  expect(await runBackupCommand(configOf(source, 'old'), [file])).toBe(1);
  expect(said.at(-1)).toContain('is there already');
  await ask(
    source,
    'alter table quote rename column email to mail; alter table installation rename to moved',
  );
  await expect(runBackupCommand(configOf(source, 'old'), [path.join(folder, 'never.tar')])).rejects.toThrow();
  await ask(
    source,
    'alter table quote rename column mail to email; alter table moved rename to installation',
  );
  expect((await readdir(folder)).filter((name) => name.includes('never'))).toEqual([]);
});

it('backs up no database on which no site has run', async () => {
  const empty = await createEmptyDatabase();
  const file = path.join(folder, 'nothing.tar');
  expect(await runBackupCommand(configOf(empty, 'none'), [file])).toBe(1);
  expect(said.at(-1)).toContain('No site has ever run on this database');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await empty.drop();
});

it('marks nothing as belonging together that a restore has not finished', async () => {
  await ask(source, `insert into installation ("row", id) values (1, 'unfinished-restore')`);
  await expect(runMediaCommand(configOf(source, 'old'), ['adopt'])).rejects.toThrow('was interrupted');
});

it('says how it is used', async () => {
  for (const args of [[], ['--force'], ['a', 'b']]) {
    expect(await runBackupCommand(configOf(source, 'old'), args)).toBe(64);
    expect(await runRestoreCommand(configOf(source, 'old'), args)).toBe(64);
  }
  expect(await runRestoreCommand(configOf(source, 'old'), ['nowhere.tar'])).toBe(1);
});
