import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { furnish, startTestApi, type TestApi } from '../testing';
import { aPictureFile } from '../testing/pictures.fixture';
import { MediaFiles } from './media-files';
import { makePicture } from './make-picture';
import { withOwnNames } from './own-names';
import { PictureSweep } from './picture-sweep';

const ROOM = 2;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let picture: Buffer;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signedIn();
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  picture = await aPictureFile(500, 300);
});
beforeEach(async () => {
  await database.query('truncate room, property restart identity cascade');
  await furnish(api.databaseUrl);
  await database.query('delete from room_image');
  await rm(folder(), { recursive: true, force: true });
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const folder = () => path.join(api.dataDir, 'media', 'rooms');
const files = () => readdir(folder()).catch((): string[] => []);
const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
const gallery = async () => (await owner.get(`/api/rooms/${ROOM}/images`)).body;
const upload = async () =>
  (await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png')).body;
const nameOf = (url: string) => path.basename(url);

it('leaves alone what belongs together', async () => {
  await upload();
  expect(await sweep()).toEqual({ files: 0, rows: 0 });
  expect(await files()).toHaveLength(4);
});

it('removes files that no row names, and drafts, however young they are', async () => {
  const image = await upload();
  for (const name of ['left-480.jpg', '.half.part', `x${nameOf(image.imageUrl)}`])
    await writeFile(path.join(folder(), name), 'x');
  expect(await sweep()).toEqual({ files: 3, rows: 0 });
  expect(await files()).toHaveLength(4);
});

it('waits for an upload under way rather than taking its files', async () => {
  const files = api.app.get(MediaFiles);
  await mkdir(folder(), { recursive: true });
  await database.query('begin');
  await database.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', ['stored pictures']);
  const { url } = await files.savePicture('rooms', withOwnNames(await makePicture(picture)));
  let isSwept = false;
  const swept = sweep().finally(() => (isSwept = true));
  await waiting();
  expect([isSwept, await files.has(url)]).toEqual([false, true]);
  await database.query('rollback');
  expect(await swept).toMatchObject({ files: 4 });
});

describe('a row whose files are lost', () => {
  it('goes on with the copies that are left', async () => {
    const [image] = [await upload(), await upload()];
    const webp = image.variants.find(({ type }: { type: string }) => type === 'image/webp').url;
    await rm(path.join(folder(), nameOf(webp)));
    expect(await sweep()).toEqual({ files: 0, rows: 1 });
    const [mended] = await gallery();
    expect(mended).toEqual({
      ...image,
      variants: image.variants.filter(({ url }: { url: string }) => url !== webp),
    });
  });

  it('is shown by its widest JPEG when the full size is lost', async () => {
    const image = await upload();
    await rm(path.join(folder(), nameOf(image.imageUrl)));
    await sweep();
    expect(await gallery()).toMatchObject([{ id: image.id, width: 480, height: 288 }]);
    expect((await gallery())[0].imageUrl).toMatch(/-480\.jpg$/);
  });

  it('goes when nothing is left, with what no browser needs, and the gallery closes up', async () => {
    const [lost, kept] = [await upload(), await upload()];
    for (const name of await files())
      if (name.endsWith('.jpg') && name.startsWith(nameOf(lost.imageUrl).slice(0, 20)))
        await rm(path.join(folder(), name));
    expect(await sweep()).toEqual({ files: 0, rows: 1 });
    expect(await gallery()).toMatchObject([{ id: kept.id, imageOrder: 0, isMain: true }]);
    expect(await files()).toHaveLength(4);
  });

  it('stays when the whole folder is away: that is no crash', async () => {
    await upload();
    await upload();
    await rm(folder(), { recursive: true });
    expect(await sweep()).toEqual({ files: 0, rows: 0 });
    expect(await gallery()).toHaveLength(2);
  });
});

it('stores nothing when the row cannot be stored', async () => {
  await database.query('alter table room_image add constraint refuse check (width < 1) not valid');
  const refused = await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png');
  await database.query('alter table room_image drop constraint refuse');
  expect([refused.status, await files()]).toEqual([500, []]);
});

/** Until somebody waits for a lock of that name. */
async function waiting(): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted and database =
         (select oid from pg_database where datname = current_database())`,
    );
    if (rows.length > 0) return;
  }
}
