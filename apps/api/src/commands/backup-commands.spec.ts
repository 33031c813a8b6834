import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '@ospite/server/config';
import { FolderStorage, openBackupFiles } from '@ospite/server/media';
import { startObjectStore } from '@ospite/server/testing';
import { createEmptyDatabase, createTestDatabase, onDatabase, type TestDatabase } from '../testing';
import { backUp, restore } from './backup-and-restore';
import { runMediaCommand } from './media-command';

let source: TestDatabase;
let place: TestDatabase;
let folder: string;
let said: string[];

const configOf = ({ url }: TestDatabase, name: string, env = {}) =>
  readConfig({ DATABASE_URL: url, DATA_DIR: path.join(folder, name), LOG_LEVEL: 'silent', ...env }, '/');
const bucket = async () => {
  const { env, settings, close } = await startObjectStore();
  const { MEDIA_URL: _pictures, ...keys } = env;
  const { bucket: name, endpoint } = settings();
  return { env: { ...keys, BACKUP_URL: `s3://${name}/copies?endpoint=${endpoint}` }, close };
};
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

it('moves a site to another machine, where waiting e-mails are not sent a second time', async () => {
  await ask(
    source,
    `insert into message (kind, recipient, subject, text, html, message_id, next_attempt_at, created_at)
     values ('quote-to-owner', 'owner@example.org', 's', 't', 'h', '<1@example.org>', now(), now())`,
  );
  const file = path.join(folder, 'site.tar');
  expect(await backUp(configOf(source, 'old'), [file])).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await restore(configOf(place, 'new'), [file])).toBe(0);
  expect(said.join('\n')).toMatch(
    /Backed up: .*\nRestored the site as of .*\nE-mails that waited .* are held \(1\)/s,
  );
  expect(await ask(place, 'select status, held_because, next_attempt_at from message')).toEqual([
    { status: 'held', held_because: 'restored', next_attempt_at: null },
  ]);
  const [installation] = await ask(place, 'select id from installation');
  expect(installation.id).toMatch(/^[\da-f-]{36}$/);
  expect(await restore(configOf(place, 'new'), [file])).toBe(1);
  expect(said.at(-1)).toContain('This is no empty place');
});

it('moves a site that has stopped: it stays the same installation, and its e-mails are sent', async () => {
  const moved = await createEmptyDatabase();
  const file = path.join(folder, 'stopped.tar');
  await ask(source, `insert into installation ("row", id) values (1, 'the-same')`);
  expect(await backUp(configOf(source, 'old'), [file])).toBe(0);
  expect(await restore(configOf(moved, 'moved'), ['--moved', file])).toBe(0);
  expect(await ask(moved, 'select status from message')).toEqual([{ status: 'pending' }]);
  expect(await ask(moved, 'select id from installation')).toEqual([{ id: 'the-same' }]);
  await ask(source, 'delete from installation');
  await moved.drop();
});

it('says in one line that the disk is full, and restores once there is room', async () => {
  const small = await createEmptyDatabase();
  const file = path.join(folder, 'too-large.tar');
  expect(await backUp(configOf(source, 'old'), [file])).toBe(0);
  const problem = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  jest.spyOn(FolderStorage.prototype, 'put').mockRejectedValueOnce(problem);
  expect(await restore(configOf(small, 'small'), [file])).toBe(1);
  expect(said.at(-1)).toBe('The disk is full, and nothing was restored: make room, and repeat the restore.');
  expect(await restore(configOf(small, 'small'), [file])).toBe(0);
  await small.drop();
});

it('overwrites no file, and leaves none that is half written', async () => {
  const file = path.join(folder, 'once.tar');
  expect(await backUp(configOf(source, 'old'), [file])).toBe(0);
  expect(await backUp(configOf(source, 'old'), [file])).toBe(1);
  expect(said.at(-1)).toContain('is there already');
  await ask(
    source,
    'alter table quote rename column email to mail; alter table installation rename to moved',
  );
  await expect(backUp(configOf(source, 'old'), [path.join(folder, 'never.tar')])).rejects.toThrow();
  await ask(
    source,
    'alter table quote rename column mail to email; alter table moved rename to installation',
  );
  expect((await readdir(folder)).filter((name) => name.includes('never'))).toEqual([]);
});

describe.each([
  ['a folder', async () => ({ env: { BACKUP_URL: path.join(folder, 'store') }, close: async () => {} })],
  ['a bucket', bucket],
])('of the backups in %s', (_what, open) => {
  const NAME = 'ospite-2026-11-22T03-50-00Z.tar';
  let store: { readonly env: Record<string, string>; close(): Promise<void> };
  const config = (name: string, database = source, env = {}) =>
    configOf(database, name, { ...store.env, ...env });
  beforeAll(async () => {
    store = await open();
    jest.spyOn(console, 'error').mockImplementation();
    const file = path.join(folder, `${_what}.tar`);
    expect(await backUp(configOf(source, 'old'), [file])).toBe(0);
    const files = await openBackupFiles(config('old'));
    const content = await readFile(file);
    await files.put(NAME, content);
    await files.put('ospite-2026-11-21T03-50-00Z.tar', content.subarray(1));
  });
  afterAll(() => store.close());

  it('one is listed and fetched, whole and readable to nobody else', async () => {
    const into = path.join(folder, `fetched-from-${_what}`);
    await mkdir(into);
    expect(await backUp(config('elsewhere'), ['list'])).toBe(0);
    expect(said[1]).toMatch(
      /^ {2}2026-11-22 03:50 UTC +\d+\.\d MiB {2}read back never {7}ospite-2026-11-22T03-50-00Z\.tar$/,
    );
    expect(said).toHaveLength(3);
    expect(await backUp(config('elsewhere'), ['fetch', NAME, into])).toBe(0);
    expect(said.at(-1)).toMatch(/fetched, and every checksum is right/);
    expect((await stat(path.join(into, NAME))).mode & 0o777).toBe(0o600);
    expect(await backUp(config('elsewhere'), ['fetch', NAME, into])).toBe(1);
    expect(said.at(-1)).toContain('is there already');
    expect(await backUp(config('elsewhere'), ['fetch', 'ospite-2026-11-21T03-50-00Z.tar', into])).toBe(1);
    expect(said.at(-1)).toContain('damaged');
    expect(await backUp(config('elsewhere'), ['fetch', 'ospite-2020.tar', into])).toBe(1);
    expect(said.at(-1)).toContain('There is no ospite-2020.tar');
    expect(await backUp(config('elsewhere'), ['fetch', NAME, path.join(into, 'none')])).toBe(1);
    expect(said.at(-1)).toContain('there is no such folder');
    expect(await readdir(into)).toEqual([NAME]);
  });

  it('one is restored by its name', async () => {
    const database = await createEmptyDatabase();
    const place = config(`by-name-${_what}`, database);
    expect(await restore(place, ['ospite-2020-01-01T00-00-00Z.tar'])).toBe(1);
    expect(said.at(-1)).toContain('There is no ospite-2020-01-01T00-00-00Z.tar');
    expect(await restore(place, [NAME])).toBe(0);
    expect(said.join('\n')).toContain('Restored the site as of');
    await database.drop();
  });

  it('none is had where there is no such place, or the key is wrong', async () => {
    const wrong = {
      AWS_SECRET_ACCESS_KEY: 'wrong',
      BACKUP_URL: `${store.env['BACKUP_URL']}`.replace(/store$/, 'nowhere'),
    };
    for (const args of [['list'], ['fetch', NAME]]) {
      expect(await backUp(config('elsewhere', source, wrong), args)).toBe(1);
      expect(said.at(-1)).toMatch(
        /There is no folder .*nowhere: set BACKUP_URL|status 403\. Check AWS_ACCESS_KEY_ID/,
      );
    }
  });
});

it('lists nothing of the data folder’s own place before the first night', async () => {
  expect(await backUp(configOf(source, 'no-night-yet'), ['list'])).toBe(0);
  expect(said.at(-1)).toContain('No backup is in');
});

it('backs up no database on which no site has run', async () => {
  const empty = await createEmptyDatabase();
  const file = path.join(folder, 'nothing.tar');
  expect(await backUp(configOf(empty, 'none'), [file])).toBe(1);
  expect(said.at(-1)).toContain('No site has ever run on this database');
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await empty.drop();
});

it('marks nothing as belonging together that a restore has not finished', async () => {
  await ask(source, `insert into installation ("row", id) values (1, 'unfinished-restore')`);
  await expect(runMediaCommand(configOf(source, 'old'), ['adopt'])).rejects.toThrow('was interrupted');
});

it('says how it is used', async () => {
  for (const args of [[], ['--force'], ['a', 'b'], ['list', 'all', '.']]) {
    expect(await backUp(configOf(source, 'old'), args)).toBe(64);
    expect(await restore(configOf(source, 'old'), args)).toBe(64);
  }
  expect(await restore(configOf(source, 'old'), ['nowhere.tar'])).toBe(1);
});
