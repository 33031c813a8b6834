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
const withFile =
  (name: string): Change =>
  (files) => [...files.slice(0, -1), { name, content: Buffer.from('x') }, ...files.slice(-1)];

it.each<[string, () => Change]>([
  ['a session', () => withRow('session', ['id_hash'], 'x\n')],
  ['a signing key', () => withRow('server_secret', ['name', 'value'], 'session\tknown\n')],
  ['a migration', () => withRow('mikro_orm_migrations', ['name'], 'x\n')],
  ['a role of PostgreSQL', () => withRow('pg_authid', ['rolname'], 'x\n')],
  ['a file that leads out', () => withFile('pictures/rooms/../../../x.jpg')],
])('is refused when it brings %s, and nothing is left', async (_what, change) => {
  await expect(restore(await sealed(change()))).rejects.toMatchObject({ reason: 'damaged' });
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
