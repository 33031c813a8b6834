import { readdir, rm, stat, watch, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import sharp from 'sharp';
import { BackgroundJobs } from '@ospite/server/jobs';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../../..';
import { aNoisyPicture, aPictureFile, pictureFolder } from '@ospite/server/testing';
import { AvifEncoder } from '@ospite/server/media';

const ROOM = 2;
/** It is looked this often whether a copy is there. */
const LOOK_AGAIN_MS = 50;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;

beforeEach(async () => {
  api = await startTestApi();
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  database = await api.connectDatabase();
});
afterEach(async () => {
  for (const replica of replicas.splice(0)) await replica.close();
  await api.close();
});

const replicas: TestApi[] = [];
/** Another process on the same database and pictures. */
async function aReplica(): Promise<TestApi> {
  const replica = await startTestApi({ databaseUrl: api.databaseUrl, env: { DATA_DIR: api.dataDir } });
  replicas.push(replica);
  return replica;
}

interface Image {
  imageUrl: string;
  variants: { url: string; width: number; type: string }[];
}
const folder = () => pictureFolder(api, 'rooms');
const jobs = (server = api) => server.app.get(BackgroundJobs);
const upload = async (width: number): Promise<Image> => {
  const picture = await aPictureFile(width, 400);
  return (await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png')).body;
};
const gallery = async (server = api): Promise<Image[]> => {
  const response = await server.request.get(`/api/rooms/${ROOM}/images`);
  expectDocumented(response, 'listRoomImages');
  return response.body;
};
const avifOf = ({ variants }: Image) => variants.filter(({ type }) => type === 'image/avif');
/**
 * Asks again until the answer is the awaited one; Jest's time limit ends it otherwise. Content changes would not do: they
 * may reach a listener a moment before the server has heard of them.
 */
async function until(isThere: (images: readonly Image[]) => boolean, server = api): Promise<Image[]> {
  for (;;) {
    const images = await gallery(server);
    if (isThere(images)) return images;
    await pause(LOOK_AGAIN_MS);
  }
}

it('completes stored pictures and new ones with AVIF copies in every width, and pages hear of it', async () => {
  await upload(1700);
  expect((await gallery()).flatMap(avifOf)).toEqual([]);
  void jobs().start();
  const [first] = await until((images) => images.every((image) => avifOf(image).length > 0));
  expect(first && avifOf(first).map(({ width }) => width)).toEqual([480, 720, 960, 1200, 1600]);
  await upload(500);
  const images = await until((all) => all.length === 2 && all.every((image) => avifOf(image).length > 0));
  for (const { url, width } of images.flatMap(avifOf)) {
    const given = await api.request.get(url).responseType('blob');
    expect([given.status, given.type]).toEqual([200, 'image/avif']);
    expect(await sharp(given.body).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width });
  }
  expect((await readdir(folder())).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('gives an old picture the widths that it lacks, and leaves the others as they are', async () => {
  await upload(1700);
  void jobs().start();
  const isComplete = (images: readonly Image[]) =>
    images.length > 0 && images.every((image) => avifOf(image).length === 5);
  const [complete] = await until(isComplete);
  await jobs().beforeApplicationShutdown();
  // As a former version left it: in three widths.
  const lost = complete ? avifOf(complete).filter(({ width }) => [720, 1200].includes(width)) : [];
  for (const { url } of lost) await rm(path.join(folder(), path.basename(url)));
  await database.query(
    `update room_image set variants = (select jsonb_agg(v) from jsonb_array_elements(variants) v
       where not v->>'url' = any($1))`,
    [lost.map(({ url }) => url)],
  );
  const kept = path.join(folder(), path.basename(complete?.variants[0]?.url ?? ''));
  const { mtimeMs } = await stat(kept);
  const next = await aReplica();
  await jobs(next).start();
  const [mended] = await until(isComplete, next);
  expect(mended).toEqual(complete);
  expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
});

it('two replicas never encode the same picture twice', async () => {
  for (const width of [300, 310, 320, 330]) await upload(width);
  const other = await aReplica();
  const encoders = [api, other].map(({ app }) =>
    jest.spyOn(app.get(AvifEncoder, { strict: false }), 'encode'),
  );
  await Promise.all([jobs().start(), jobs(other).start()]);
  await upload(340);
  const images = await until((all) => all.length === 5 && all.every((image) => avifOf(image).length === 1));
  // The fixtures' own picture has no file, and is tried again.
  const sources = encoders
    .flatMap(({ mock }) => mock.calls.map(([source]) => path.basename(source)))
    .filter((name) => images.some(({ imageUrl }) => imageUrl.endsWith(name)));
  expect(sources.toSorted()).toEqual(images.map(({ imageUrl }) => path.basename(imageUrl)).toSorted());
});

it('takes AVIF copies away with their picture', async () => {
  await upload(300);
  void jobs().start();
  await until((images) => images.every((image) => avifOf(image).length > 0));
  const [image] = (await owner.get(`/api/rooms/${ROOM}/images`)).body;
  await owner.delete(`/api/rooms/images/${image.id}`);
  expect(await readdir(folder())).toEqual([]);
});

it('leaves a picture that cannot be encoded as it is, and goes on with the others', async () => {
  const broken = await upload(300);
  await writeFile(path.join(folder(), path.basename(broken.imageUrl)), 'no picture');
  await upload(310);
  void jobs().start();
  const images = await until((all) => all.some((image) => avifOf(image).length > 0));
  expect(images.map((image) => avifOf(image).length)).toEqual([0, 1]);
});

it('lets a picture go that is taken away while its copies are made, and calls it no failure', async () => {
  const { imageUrl } = await upload(300);
  const [image] = (await owner.get(`/api/rooms/${ROOM}/images`)).body;
  const encoder = api.app.get(AvifEncoder, { strict: false });
  const encode = encoder.encode.bind(encoder);
  const ended = new Promise<unknown>((resolve) => {
    jest.spyOn(encoder, 'encode').mockImplementation(async (source, sizes) => {
      if (path.basename(source) !== path.basename(imageUrl)) return encode(source, sizes);
      await owner.delete(`/api/rooms/images/${image.id}`);
      const work = encode(source, sizes);
      work.catch(resolve);
      return work;
    });
  });
  void jobs().start();
  expect(String(await ended)).toContain('encoder ended');
  // The fixtures' own picture has no file and fails: what is asked for after both shows that they are over.
  await upload(310);
  await until((images) => images.some((one) => avifOf(one).length > 0));
  const { rows } = await database.query(
    `select state from pgboss.job where name = 'avif' and data->>'url' = $1`,
    [imageUrl],
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  expect(await readdir(folder()).then((names) => names.filter((name) => name.startsWith('.')))).toEqual([]);
});

it('stops at once with the server, leaving no half file under a name', async () => {
  const { imageUrl } = await upload(1700);
  // Noise takes long to encode, so that the stop comes in between.
  await writeFile(path.join(folder(), path.basename(imageUrl)), await aNoisyPicture());
  const changes = watch(folder());
  void jobs().start();
  // Until a copy is being written.
  for await (const { filename } of changes) if (filename?.endsWith('.part')) break;
  await jobs().beforeApplicationShutdown();
  expect(
    (await readdir(folder())).filter((name) => name.endsWith('.avif') || name.endsWith('.part')),
  ).toEqual([]);
  expect((await gallery()).flatMap(avifOf)).toEqual([]);
});
