import { MemoryErasureLedger } from '@ospite/domain/testing';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { readConfig } from '@ospite/server/config';
import { FolderStorage } from '@ospite/server/media';
import {
  createEmptyDatabase,
  createTestDatabase,
  databaseSchema,
  onDatabase,
  seedTestData,
  type TestDatabase,
} from '../..';
import { backedUpTables } from '../../../backed-up-tables';
import type { Manifest } from '@ospite/operations/backups';
import {
  type ArchiveFile,
  archiveOfFile,
  BackupWriter,
  MANIFEST_FILE,
  packArchive,
  chunkFile,
  readArchive,
  seal,
  SiteRestorer,
  TableChecksum,
} from '@ospite/operations/testing';

const NOW = new Date('2026-11-22T18:00:00.000Z');
type Change = (files: readonly ArchiveFile[]) => readonly ArchiveFile[];

let folder: string;
let source: TestDatabase;
let place: TestDatabase;
let pictures: FolderStorage;
let manifest: Manifest;
const genuine: ArchiveFile[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-manipulated-'));
  [source, place] = [await createTestDatabase(), await createEmptyDatabase()];
  await seedTestData(source.url);
  pictures = new FolderStorage(path.join(folder, 'place', 'media'));
  const file = path.join(folder, 'site.tar');
  const config = readConfig({ DATABASE_URL: source.url, DATA_DIR: folder }, '/');
  const storage = new FolderStorage(path.join(folder, 'source', 'media'));
  manifest = await new BackupWriter(config, storage, new MemoryErasureLedger(), backedUpTables).write(
    createWriteStream(file),
    {
      now: NOW,
    },
  );
  for await (const one of readArchive(archiveOfFile(file), undefined)) genuine.push(one);
});
afterAll(async () => {
  for (const database of [source, place]) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const restore = (file: string) =>
  new SiteRestorer({ databaseUrl: place.url }, pictures, databaseSchema, backedUpTables).restore(
    async () => archiveOfFile(file),
    undefined,
    async () => undefined,
  );
const tables = () =>
  onDatabase(place.url, async (client) => {
    const { rows } = await client.query(
      `select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    return rows;
  });
const expectNothing = async () => expect([await tables(), await pictures.list()]).toEqual([[], []]);

/** Packs the files anew after a change: every checksum and the seal are right. */
async function sealed(change: Change): Promise<string> {
  const file = path.join(folder, 'manipulated.tar');
  await packArchive(createWriteStream(file), { passphrase: undefined, at: NOW }, async (add) => {
    for (const { name, content } of change(genuine)) await add(name, content);
  });
  return file;
}

function withRow(name: string, columns: readonly string[], row: string): Change {
  const checksum = new TableChecksum();
  checksum.add(Buffer.from(row));
  const others = manifest.tables.filter((table) => table.name !== name);
  const changed = { ...manifest, tables: [...others, { name, columns, ...checksum.end() }] };
  return (files) => [
    ...files.slice(0, -1).filter((file) => !file.name.startsWith(`tables/${name}/`)),
    { name: chunkFile(name, 1), content: gzipSync(row) },
    { name: MANIFEST_FILE, content: Buffer.from(JSON.stringify(changed)) },
  ];
}
const withManifest =
  (changes: Partial<Manifest>): Change =>
  (files) => [
    ...files.slice(0, -1),
    { name: MANIFEST_FILE, content: Buffer.from(JSON.stringify({ ...manifest, ...changes })) },
  ];
const withFile =
  (name: string): Change =>
  (files) => [...files.slice(0, -1), { name, content: Buffer.from('x') }, ...files.slice(-1)];

it.each<[string, () => Change]>([
  ['a session', () => withRow('session', ['id_hash'], 'x\n')],
  ['a signing key', () => withRow('server_secret', ['name', 'value'], 'session\tknown\n')],
  ['a migration', () => withRow('mikro_orm_migrations', ['name'], 'x\n')],
  ['a role of PostgreSQL', () => withRow('pg_authid', ['rolname'], 'x\n')],
  ['a file that leads out', () => withFile('pictures/rooms/../../../x.jpg')],
  ['a column that no table has', () => withRow('quote', ['greeting'], 'x\n')],
  ['a row that breaks a rule', () => withRow('quote', ['first_name', 'guests'], 'Greta\t\\N\n')],
  ['a row of nothing', () => withRow('room_image', ['id', 'room_id'], '1\t999\n')],
  ['a gap in its migrations', () => withManifest({ migrations: manifest.migrations.slice(1) })],
  ['a counter beyond all ids', () => withManifest({ sequences: { quote_id_seq: 2 ** 53 - 1 } })],
])('is refused when it brings %s, and nothing is left', async (_what, change) => {
  const refusal: unknown = await restore(await sealed(change())).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ reason: 'damaged' });
  expect(String(refusal)).not.toContain('Greta');
  await expectNothing();
});

it('is refused when it has a link in place of a picture', async () => {
  const tar = pack();
  tar.entry({ name: 'pictures/rooms/x.jpg', type: 'symlink', linkname: '/etc/passwd' });
  tar.finalize();
  const file = path.join(folder, 'link.tar');
  await pipeline(seal(tar as AsyncIterable<Buffer>), createWriteStream(file));
  await expect(restore(file)).rejects.toThrow('is no file');
  await expectNothing();
});

it('gives no id a second time, whatever its counters say', async () => {
  await restore(await sealed(withManifest({ sequences: { room_id_seq: 1 } })));
  const [{ next, last } = { next: 0, last: 0 }] = await onDatabase(place.url, async (client) => {
    const { rows } = await client.query<{ next: number; last: number }>(
      `select nextval('room_id_seq')::int as next, (select max(id) from room)::int as last`,
    );
    return rows;
  });
  expect(next).toBe(last + 1);
});
