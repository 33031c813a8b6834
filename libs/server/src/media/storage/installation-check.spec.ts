import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { filesOf, type Picture, type PictureCollection } from '@ospite/domain/shared';
import { ConfigError, readConfig } from '../../config/read-config';
import { InstallationRecord } from '../../persistence/installation.record';
import { openRecords, type TestOrm } from '../../testing/test-orm';
import { type PictureRow, PictureTable, PictureTables } from '../picture-tables';
import { FolderStorage } from './folder-storage';
import { InstallationCheck } from './installation-check';
import { MediaFiles } from './media-files';
import { PictureInventory } from './picture-inventory';
import { StorageId } from './storage-id';

const PICTURE: Picture = {
  url: '/uploads/rooms/a-960.jpg',
  width: 960,
  height: 640,
  placeholder: '#7aa5a3',
  variants: [],
};
const OTHER: Picture = { ...PICTURE, url: '/uploads/rooms/b-960.jpg' };

/** A table with these pictures. */
class TestTable extends PictureTable {
  override readonly collection: PictureCollection = 'rooms';
  constructor(private readonly pictures: readonly Picture[]) {
    const { em } = database.orm;
    super(em, database.contentVersion);
  }
  override rows(): Promise<readonly PictureRow[]> {
    return Promise.resolve(this.pictures.map((picture, at) => ({ id: at + 1, picture })));
  }
  protected override lock(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}

let database: TestOrm;
const folders: string[] = [];

beforeAll(async () => {
  database = await openRecords(InstallationRecord);
});
beforeEach(() => database.empty('installation'));
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  await database.close();
});

async function aFolder(pictures: readonly Picture[] = []): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-installation-'));
  folders.push(folder);
  for (const file of pictures.flatMap(filesOf)) {
    await mkdir(path.join(folder, 'media/rooms'), { recursive: true });
    await writeFile(path.join(folder, 'media/rooms', path.basename(file)), 'x');
  }
  return folder;
}

function checkOn(folder: string, pictures: readonly Picture[] = []): InstallationCheck {
  const config = readConfig({ DATA_DIR: folder }, '/');
  const tables = new PictureTables();
  tables.add(new TestTable(pictures));
  const { em } = database.orm;
  const storage = new FolderStorage(config.mediaDir);
  const media = new MediaFiles(storage);
  const inventory = new PictureInventory(tables, media);
  return new InstallationCheck(em, new StorageId(storage), media, tables, inventory, config);
}

const idOf = (folder: string) => new StorageId(new FolderStorage(path.join(folder, 'media'))).read();
const known = async (): Promise<string | undefined> => {
  const [row] = await database.orm.em.fork().execute<{ id: string }[]>('select id from installation');
  return row?.id;
};
const refused = async (check: Promise<void>) => {
  const error = await check.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ConfigError && error.lines.join('\n').includes('npm run media -- adopt');
};

it.each([
  ['a new installation', []],
  ['one from before there were ids', [PICTURE]],
])('%s gets one id, in the database and in the storage', async (_name, pictures) => {
  const folder = await aFolder(pictures);
  await checkOn(folder, pictures).verify();
  expect(await idOf(folder)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await known()).toBe(await idOf(folder));
  await checkOn(folder, pictures).verify();
});

it('replicas that start at once agree on one id', async () => {
  const folder = await aFolder();
  await Promise.all(Array.from({ length: 8 }, () => checkOn(folder).verify()));
  expect(await known()).toBe(await idOf(folder));
});

it('an empty storage joins a database that has no pictures yet', async () => {
  await checkOn(await aFolder()).verify();
  const folder = await aFolder();
  await checkOn(folder).verify();
  expect(await idOf(folder)).toBe(await known());
});

it('a start that was killed after it marked the storage is completed by the next one', async () => {
  const folder = await aFolder([PICTURE]);
  await checkOn(folder, [PICTURE]).verify();
  const id = await idOf(folder);
  await database.empty('installation');
  await checkOn(folder, [PICTURE]).verify();
  expect([await idOf(folder), await known()]).toEqual([id, id]);
});

describe('refused, and nothing is written or removed:', () => {
  it('a storage without an id while rows name pictures', async () => {
    await checkOn(await aFolder([PICTURE]), [PICTURE]).verify();
    const folder = await aFolder();
    expect(await refused(checkOn(folder, [PICTURE]).verify())).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['the storage of another one holds pictures', [PICTURE], []],
    ['the storage of another one holds other pictures than its own', [PICTURE], [OTHER]],
    ['the storage of another one holds pictures beside those that both have', [PICTURE, OTHER], [OTHER]],
  ])('a database without an id while %s', async (_what, stored, rows) => {
    const folder = await aFolder(stored);
    await checkOn(folder, stored).verify();
    const id = await idOf(folder);
    await database.empty('installation');
    expect(await refused(checkOn(folder, rows).verify())).toBe(true);
    expect([await idOf(folder), await known()]).toEqual([id, undefined]);
  });

  it('two different ids', async () => {
    const folder = await aFolder();
    await checkOn(folder).verify();
    await database.empty('installation');
    await checkOn(await aFolder()).verify();
    expect(await refused(checkOn(folder).verify())).toBe(true);
    expect(await idOf(folder)).not.toBe(await known());
  });
});

it('adopting gives both a new id, so that their former partners are refused', async () => {
  const [former, folder] = [await aFolder([PICTURE]), await aFolder([PICTURE])];
  await checkOn(former, [PICTURE]).verify();
  expect(await refused(checkOn(folder, [PICTURE]).verify())).toBe(true);
  await checkOn(folder, [PICTURE]).adopt();
  await checkOn(folder, [PICTURE]).verify();
  expect(await refused(checkOn(former, [PICTURE]).verify())).toBe(true);
});
