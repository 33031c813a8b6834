import { MemoryErasureLedger } from '@ospite/domain/testing';
import { type Manifest, RestoreRefusedError } from '@ospite/operations/backups';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { readConfig } from '@ospite/server/config';
import { FolderStorage, type MediaStorage, openMediaStorage } from '@ospite/server/media';
import {
  createEmptyDatabase,
  databaseSchema,
  createTestDatabase,
  onDatabase,
  seedTestData,
  type TestDatabase,
} from '../..';
import { startObjectStore } from '@ospite/server/testing';
import {
  archiveOfFile,
  BackupWriter,
  migrateTarget,
  SiteRestorer,
  verifyArchive,
} from '@ospite/operations/testing';
import { backedUpTables } from '../../../backed-up-tables';

const NOW = new Date('2026-11-22T18:00:00.000Z');
const PASSPHRASE = 'ginepro mirto elicriso';
const QUOTES = 3_000;

let folder: string;
let source: TestDatabase;
let storage: FolderStorage;
const ledger = new MemoryErasureLedger();
let archive: string;
let manifest: Manifest;
const opened: TestDatabase[] = [];

const configOf = (databaseUrl: string) => readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder }, '/');
const newStorage = (name: string) => new FolderStorage(path.join(folder, name, 'media'));
const write = async (name: string, passphrase?: string, from: MediaStorage = storage, url = source.url) => {
  const file = path.join(folder, name);
  const written = await new BackupWriter(configOf(url), from, ledger, backedUpTables).write(
    createWriteStream(file),
    {
      passphrase,
      now: NOW,
    },
  );
  return { file, written };
};
const newPlace = async () => {
  const database = await createEmptyDatabase();
  opened.push(database);
  return database;
};
const restore = (
  file: string,
  url: string,
  into: MediaStorage,
  passphrase?: string,
  finish = async () => {},
) =>
  new SiteRestorer({ databaseUrl: url }, into, databaseSchema, backedUpTables).restore(
    ...([async () => archiveOfFile(file), passphrase, finish] as const),
  );
const ask = (url: string, sql: string) => onDatabase(url, async (client) => (await client.query(sql)).rows);
const withChangedByte = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 0x10, at);
  return changed;
};
const tablesOf = (url: string) =>
  ask(url, `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-backup-'));
  source = await createTestDatabase();
  opened.push(source);
  await seedTestData(source.url);
  await onDatabase(source.url, async (client) => {
    await client.query(
      `insert into quote (first_name, last_name, email, special_requests, check_in, check_out, guests,
         additional_services, language, exceeds_room_capacity, suspected, created_at, updated_at, content_hash)
       select 'Grëta' || n, 'M\\üller', 'g@example.org', E'a\\nb\\tc\\\\.', '2026-12-10', '2026-12-11', 2, '{wifi}', 'de',
         false, false, now(), now(), '' from generate_series(1, ${QUOTES}) n`,
    );
    await client.query(
      `insert into message (kind, recipient, subject, text, html, message_id, next_attempt_at, created_at)
       values ('quote-to-owner', 'owner@example.org', 's', 't', 'h', '<1@example.org>', now(), now())`,
    );
    await client.query(`insert into throttle (key, points) values ('secret counter', 1)`);
    await client.query(
      `insert into server_secret (name, value) values ('session', 'signing'), ('super-admin-key', 'hash')`,
    );
    await client.query(`insert into installation ("row", id) values (1, 'the original')`);
  });
  storage = newStorage('source');
  for (const { url } of await ask(
    source.url,
    `select distinct found[1] as url from room_image t, regexp_matches(t::text, '/uploads/([^",)]+)', 'g') found`,
  ))
    await storage.put(url, Buffer.from(`picture ${url}`.repeat(1_000)));
  await storage.put('rooms/orphan-480.jpg', Buffer.from('nobody names it'));
  ({ file: archive, written: manifest } = await write('site.tar'));
});
afterAll(async () => {
  for (const database of opened) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('holds every row but those of sessions, counters, salts and signing keys, and the pictures that rows name', () => {
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['quote', 'message', 'room', 'account', 'access_key']));
    for (const table of ['session', 'throttle', 'visit_salt', 'visitor_of_day', 'installation'])
      expect(names).not.toContain(table);
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows;
    expect([rowsOf('quote'), rowsOf('server_secret')]).toEqual([QUOTES, 1]);
    expect(manifest.pictures.length).toBeGreaterThan(0);
    expect(manifest.pictures.map(({ key }) => key)).not.toContain('rooms/orphan-480.jpg');
    expect(manifest).toMatchObject({ installation: 'the original', missingPictures: [] });
  });

  it('is one moment’s state, and says which pictures are lost', async () => {
    const reading = newStorage('source');
    const read = reading.read.bind(reading);
    const [lost = '', ...rest] = manifest.pictures.map(({ key }) => key);
    jest
      .spyOn(reading, 'read')
      .mockImplementation((key) => (key === lost ? Promise.resolve(undefined) : read(key)));
    const { file, written } = await write('lost.tar', undefined, reading);
    expect(written.missingPictures).toEqual([lost]);
    expect(written.pictures.map(({ key }) => key)).toEqual(rest);
    await expect(verifyArchive(archiveOfFile(file), undefined)).resolves.toMatchObject({
      missingPictures: [lost],
    });
  });

  it('takes a later moment when the owner deletes a picture while it is collected', async () => {
    const database = await newPlace();
    await restore(archive, database.url, newStorage('deleting'));
    const reading = newStorage('deleting');
    const read = reading.read.bind(reading);
    jest.spyOn(reading, 'read').mockImplementation(async (key) => {
      await ask(database.url, 'delete from room_image');
      await reading.remove(manifest.pictures.map((picture) => picture.key));
      return read(key);
    });
    const { written } = await write('deleting.tar', undefined, reading, database.url);
    expect(written).toMatchObject({ pictures: [], missingPictures: [] });
    expect(written.tables.find(({ name }) => name === 'room_image')?.rows).toBe(0);
  });

  it('says which erasures it has in it, and nothing of them when their storage does not answer', async () => {
    const erasure = { at: new Date('2026-11-20T10:00:00.000Z'), hash: 'k.1' };
    await ledger.note(erasure);
    expect((await write('erased.tar')).written.erasures).toEqual(['2026-11-20T10-00-00.000Z-k.1']);
    jest.spyOn(ledger, 'list').mockRejectedValueOnce(new Error('away'));
    expect((await write('away.tar')).written.erasures).toBeUndefined();
    await ledger.remove([erasure]);
  });

  it('fails when its receiver does', async () => {
    const receiver = new PassThrough();
    receiver.once('data', () => receiver.destroy(new Error('disk full')));
    const writing = new BackupWriter(configOf(source.url), storage, ledger, backedUpTables).write(receiver, {
      now: NOW,
    });
    await expect(writing).rejects.toThrow('disk full');
  });
});

describe('a restored site', () => {
  it('has the same rows and pictures, in a bucket, too, and goes on counting where the original was', async () => {
    const database = await newPlace();
    const store = await startObjectStore();
    const places = { objectStorage: store.settings(), mediaDir: folder, dataDir: folder };
    const bucket = await openMediaStorage(places);
    await restore(archive, database.url, bucket);
    const again = await write('again.tar', undefined, bucket, database.url);
    await store.close();
    expect(again.written.tables).toEqual(manifest.tables);
    expect(again.written.pictures).toEqual(manifest.pictures);
    expect(again.written.sequences).toEqual(manifest.sequences);
    expect(await ask(database.url, `select search_text from quote where id = 7`)).toEqual([
      { search_text: 'grëta7 m\\üller g@example.org ' },
    ]);
    const keys = await ask(database.url, `select conname from pg_constraint where contype = 'f' order by 1`);
    expect(keys).toEqual(
      await ask(source.url, `select conname from pg_constraint where contype = 'f' order by 1`),
    );
    expect(await ask(database.url, `select name from server_secret`)).toEqual([{ name: 'super-admin-key' }]);
  });

  it('is marked until everything is done, and a restore that was killed is begun anew', async () => {
    const database = await newPlace();
    const pictures = newStorage('killed');
    let marks: unknown;
    await restore(archive, database.url, pictures, undefined, async () => {
      marks = [
        await ask(database.url, 'select id from installation'),
        (await pictures.read('.installation'))?.content.toString().trim(),
      ];
    });
    expect(marks).toEqual([[{ id: 'unfinished-restore' }], 'unfinished-restore']);
    await expect(restore(archive, database.url, pictures)).resolves.toMatchObject({
      createdAt: NOW.toISOString(),
    });
  });

  it('is marked while the archive is read, before anything of it is known', async () => {
    const database = await newPlace();
    const pictures = newStorage('reading');
    const marks: unknown[] = [];
    const open = async () => {
      marks.push((await pictures.read('.installation'))?.content.toString().trim());
      return archiveOfFile(archive);
    };
    await new SiteRestorer({ databaseUrl: database.url }, pictures, databaseSchema, backedUpTables).restore(
      ...([open, undefined, async () => undefined] as const),
    );
    expect(marks).toEqual(['unfinished-restore', 'unfinished-restore']);
  });

  it('has the newest schema, also when the archive has an older one', async () => {
    const older = await newPlace();
    const names = databaseSchema.migrations.map(({ name }) => name).slice(0, -3);
    await migrateTarget(older.url, databaseSchema, names);
    await ask(
      older.url,
      `insert into account (username, username_key, password_hash, must_change_password)
      values ('Marta', 'marta', 'hash', false)`,
    );
    const { file, written } = await write('older.tar', undefined, newStorage('none'), older.url);
    expect(written.migrations).toEqual(names);
    const database = await newPlace();
    await restore(file, database.url, newStorage('newer'));
    expect(
      (await write('newer.tar', undefined, newStorage('newer'), database.url)).written.migrations,
    ).toEqual(databaseSchema.migrations.map(({ name }) => name));
    expect(await ask(database.url, 'select username from account')).toEqual([{ username: 'Marta' }]);
  });

  it('comes out of an encrypted archive, which nobody reads without the passphrase', async () => {
    const { file } = await write('site.tar.age', PASSPHRASE);
    const bytes = await readFile(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('ustar')).toBe(false);
    const database = await newPlace();
    await restore(file, database.url, newStorage('encrypted'), PASSPHRASE);
    expect(await ask(database.url, 'select count(*)::int as count from quote')).toEqual([{ count: QUOTES }]);
    const refused = (passphrase?: string) => restore(file, database.url, newStorage('locked'), passphrase);
    await expect(refused()).rejects.toMatchObject({ reason: 'passphrase_missing' });
    await expect(refused('another passphrase')).rejects.toMatchObject({ reason: 'passphrase_wrong' });
    await writeFile(file, withChangedByte(bytes, bytes.length - 30_000));
    await expect(refused(PASSPHRASE)).rejects.toMatchObject({ reason: 'damaged' });
  });
});

describe('a restore is refused, and leaves nothing', () => {
  let place: TestDatabase;
  let pictures: FolderStorage;
  beforeAll(async () => {
    place = await newPlace();
    pictures = newStorage('refused');
  });
  const expectNothing = async () => {
    expect(await tablesOf(place.url)).toEqual([]);
    expect(await pictures.list()).toEqual([]);
  };

  it('when any single byte is another one', async () => {
    const bytes = await readFile(archive);
    const places = [
      0,
      100,
      513,
      ...Array.from({ length: 20 }, (_, at) => Math.floor((bytes.length * at) / 20) + 7),
    ];
    for (const at of [...places, bytes.length - 1, bytes.length - 500, bytes.length - 1_000]) {
      await writeFile(path.join(folder, 'changed.tar'), withChangedByte(bytes, at));
      const refused = restore(path.join(folder, 'changed.tar'), place.url, pictures);
      await expect(refused).rejects.toBeInstanceOf(RestoreRefusedError);
    }
    await expectNothing();
  });

  it('when its end is missing', async () => {
    const file = path.join(folder, 'short.tar');
    const bytes = await readFile(archive);
    await writeFile(file, bytes);
    for (const length of [bytes.length - 1, bytes.length - 512, bytes.length >> 1, 600, 10, 0]) {
      await truncate(file, length);
      await expect(restore(file, place.url, pictures)).rejects.toBeInstanceOf(RestoreRefusedError);
    }
    await expectNothing();
  });

  it('when its schema is newer than the program', async () => {
    const older = { ...databaseSchema, migrations: databaseSchema.migrations.slice(0, -1) };
    const refused = new SiteRestorer({ databaseUrl: place.url }, pictures, older, backedUpTables).restore(
      ...([async () => archiveOfFile(archive), undefined, async () => undefined] as const),
    );
    await expect(refused).rejects.toMatchObject({ reason: 'newer_schema' });
    await expectNothing();
  });

  it('when the place holds a site, of which nothing is touched', async () => {
    const before = await write('before.tar');
    await expect(restore(archive, source.url, newStorage('empty'))).rejects.toMatchObject({
      reason: 'place_not_empty',
    });
    await expect(restore(archive, place.url, storage)).rejects.toMatchObject({ reason: 'place_not_empty' });
    expect((await write('after.tar')).written).toEqual(before.written);
    await expectNothing();
  });

  it('when a server is connected to the database', async () => {
    const served = onDatabase(`${place.url}?application_name=ospite`, () =>
      restore(archive, place.url, pictures),
    );
    await expect(served).rejects.toMatchObject({ reason: 'place_in_use' });
    await expectNothing();
  });

  it('when what remains to be done at its end fails', async () => {
    const failing = () => Promise.reject(new Error('no retention'));
    await expect(restore(archive, place.url, pictures, undefined, failing)).rejects.toThrow('no retention');
    await expectNothing();
  });

  it('when the pictures cannot be stored', async () => {
    jest
      .spyOn(pictures, 'put')
      .mockImplementation((key) =>
        key.startsWith('.') ? Promise.resolve() : Promise.reject(new Error('storage full')),
      );
    await expect(restore(archive, place.url, pictures)).rejects.toThrow('storage full');
    jest.restoreAllMocks();
    await expectNothing();
  });
});
