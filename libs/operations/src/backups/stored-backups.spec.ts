import { describeBackupStorage, describeErasureLedger } from '@ospite/domain/testing';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBackupFiles } from '@ospite/server/media';
import { startObjectStore, type TestObjectStore } from '@ospite/server/testing';
import { StoredBackups } from './stored-backups';
import { StoredErasures } from './stored-erasures';

let dataDir: string;
let store: TestObjectStore;
let sites = 0;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ospite-backups-'));
  store = await startObjectStore();
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const folderOf = (site: number) => path.join(dataDir, `site-${site}`, 'backups');
const inFolder = () => openBackupFiles({ backupPlace: { folder: folderOf(++sites) }, dataDir });
const inBucket = () =>
  openBackupFiles({ backupPlace: store.settings({ prefix: `site-${++sites}/` }), dataDir });

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_what, files) => {
  describeBackupStorage(async () => new StoredBackups(await files(), dataDir));
  describeErasureLedger(async () => new StoredErasures(await files()));

  it('leaves nothing of an archive that it removes', async () => {
    const both = await files();
    const backups = new StoredBackups(both, dataDir);
    const name = 'ospite-2026-11-22T02-50-00Z.tar';
    async function* content() {
      yield Buffer.from('x');
    }
    await backups.put(name, content());
    await backups.accept(name, new Date());
    expect(await both.list()).toHaveLength(2);
    await backups.remove([name]);
    expect(await both.list()).toEqual([]);
  });

  it('reads no faster than its limit', async () => {
    const backups = new StoredBackups(await files(), dataDir);
    const name = 'ospite-2026-11-22T02-50-00Z.tar';
    async function* content() {
      yield Buffer.alloc(200);
    }
    await backups.put(name, content());
    const began = performance.now();
    for await (const part of (await backups.open(name, 1_000)) ?? []) expect(part.byteLength).toBe(200);
    // A timer may ring a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(190);
  });

  it('knows the newest archive, also while it is being written', async () => {
    const both = await files();
    const erasures = new StoredErasures(both);
    expect(await erasures.newestArchive()).toBeUndefined();
    await both.put('ospite-2026-11-22T02-50-00Z.tar.age', Buffer.from('x'));
    expect(await erasures.newestArchive()).toEqual(new Date('2026-11-22T02:50:00Z'));
    const backups = new StoredBackups(both, dataDir);
    async function* content(): AsyncGenerator<Uint8Array> {
      expect(await erasures.newestArchive()).toEqual(new Date('2026-11-23T02:50:00Z'));
    }
    await backups.put('ospite-2026-11-23T02-50-00Z.tar', content());
  });

  it('keeps archives and erasures apart', async () => {
    const both = await files();
    const backups = new StoredBackups(both, dataDir);
    const erasures = new StoredErasures(both);
    await erasures.note({ at: new Date(), hash: 'k.1' });
    await both.put('erasures/keys/0011223344556677-open', Buffer.from('x'));
    await both.put('notes.txt', Buffer.from('x'));
    expect([await backups.list(), (await erasures.list()).length]).toEqual([[], 1]);
  });
});

it('knows whether it is on the disk of the data folder, also before it is there', async () => {
  expect(await new StoredBackups(await inFolder(), dataDir).isOnSameDisk()).toBe(true);
  expect(await new StoredBackups(await inBucket(), dataDir).isOnSameDisk()).toBe(false);
  const elsewhere = await openBackupFiles({ backupPlace: { folder: '/dev/shm/ospite-backups' }, dataDir });
  const isOther = (await stat('/dev/shm').catch(() => stat(dataDir))).dev !== (await stat(dataDir)).dev;
  expect(await new StoredBackups(elsewhere, dataDir).isOnSameDisk()).toBe(!isOther);
});

it('lets nobody else on the machine read an archive', async () => {
  const files = await inFolder();
  await files.put('ospite-2026-11-22T02-50-00Z.tar', Buffer.from('x'));
  const { mode } = await stat(path.join(files.place, 'ospite-2026-11-22T02-50-00Z.tar'));
  expect(mode & 0o077).toBe(0);
});

it('removes what a killed process left half-way, which never counted', async () => {
  const files = await inFolder();
  await mkdir(files.place, { recursive: true });
  await writeFile(path.join(files.place, '.upload.0-0.part'), 'half');
  const backups = new StoredBackups(files, dataDir);
  expect(await backups.list()).toEqual([]);
  await backups.removeUnfinished();
  expect(await readdir(files.place)).toEqual([]);
});
