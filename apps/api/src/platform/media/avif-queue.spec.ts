import { on } from 'node:events';
import { readdir, watch, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expectDocumented, furnish, startTestApi, type TestApi } from '../testing';
import { aPictureFile } from '../testing/pictures.fixture';
import { AvifQueue } from './avif-queue';

const ROOM = 2;

let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let listener: pg.Client;

beforeEach(async () => {
  api = await startTestApi();
  await furnish(api.databaseUrl);
  owner = await api.signedIn();
  listener = new pg.Client({ connectionString: api.databaseUrl });
  await listener.connect();
  await listener.query('listen content_version');
});
afterEach(async () => {
  await listener.end();
  await api.close();
});

interface Image {
  imageUrl: string;
  variants: { url: string; width: number; type: string }[];
}
const folder = () => path.join(api.dataDir, 'media', 'rooms');
const queue = () => api.app.get(AvifQueue);
const upload = async (width: number): Promise<Image> => {
  const picture = await aPictureFile(width, 400);
  return (await owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png')).body;
};
const gallery = async (): Promise<Image[]> => {
  const answer = await api.request.get(`/api/rooms/${ROOM}/images`);
  expectDocumented(answer, 'listRoomImages');
  return answer.body;
};
const avifOf = ({ variants }: Image) => variants.filter(({ type }) => type === 'image/avif');
/** Asks again at each news of content until the answer is the awaited one; Jest's time limit ends it otherwise. */
async function until(isThere: (images: readonly Image[]) => boolean): Promise<Image[]> {
  for (const news = on(listener, 'notification'); ; await news.next()) {
    const images = await gallery();
    if (isThere(images)) return images;
  }
}

it('completes stored pictures and new ones with AVIF copies in every width, and pages hear of it', async () => {
  await upload(1700);
  expect((await gallery()).flatMap(avifOf)).toEqual([]);
  queue().start();
  const [first] = await until((images) => images.every((image) => avifOf(image).length > 0));
  expect(first && avifOf(first).map(({ width }) => width)).toEqual([480, 960, 1600]);
  await upload(500);
  const images = await until((all) => all.length === 2 && all.every((image) => avifOf(image).length > 0));
  for (const { url, width } of images.flatMap(avifOf)) {
    const given = await api.request.get(url).responseType('blob');
    expect([given.status, given.type]).toEqual([200, 'image/avif']);
    expect(await sharp(given.body).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width });
  }
  expect((await readdir(folder())).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('takes AVIF copies away with their picture', async () => {
  await upload(300);
  queue().start();
  await until((images) => images.every((image) => avifOf(image).length > 0));
  const [image] = (await owner.get(`/api/rooms/${ROOM}/images`)).body;
  await owner.delete(`/api/rooms/images/${image.id}`);
  expect(await readdir(folder())).toEqual([]);
});

it('leaves a picture that cannot be encoded as it is, and goes on with the others', async () => {
  const broken = await upload(300);
  await writeFile(path.join(folder(), path.basename(broken.imageUrl)), 'no picture');
  await upload(310);
  queue().start();
  const images = await until((all) => all.some((image) => avifOf(image).length > 0));
  expect(images.map((image) => avifOf(image).length)).toEqual([0, 1]);
});

it('stops at once with the server, leaving no half file under a name', async () => {
  const { imageUrl } = await upload(1700);
  // Noise takes long to encode, so that the stop comes in between.
  const noise = sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  await writeFile(path.join(folder(), path.basename(imageUrl)), await noise.jpeg().toBuffer());
  const changes = watch(folder());
  queue().start();
  // Until a copy is being written.
  for await (const { filename } of changes) if (filename?.endsWith('.part')) break;
  await queue().beforeApplicationShutdown();
  expect(
    (await readdir(folder())).filter((name) => name.endsWith('.avif') || name.endsWith('.part')),
  ).toEqual([]);
  expect((await gallery()).flatMap(avifOf)).toEqual([]);
});
