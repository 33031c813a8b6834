import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type pg from 'pg';
import { MediaFiles, MediaStorage, PictureSweep } from '@ospite/server/media';
import { BackgroundJobs } from '@ospite/server/jobs';
import { expectDocumented, seedTestData, startTestApi, type TestApi } from '../testing';
import { aPictureFile, startObjectStore, type TestObjectStore } from '@ospite/server/testing';
import { untilJob } from '../testing/jobs.fixture';

const ROOM = 2;

let store: TestObjectStore;
let line: Awaited<ReturnType<typeof aLine>>;
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
let database: pg.Client;
let storage: MediaStorage;
let picture: Buffer;

beforeAll(async () => {
  store = await startObjectStore();
  line = await aLine(store.port);
  const MEDIA_URL = store.env.MEDIA_URL?.replace(`:${store.port}`, `:${line.port}`) ?? '';
  api = await startTestApi({ env: { ...store.env, MEDIA_URL } });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
  database = await api.connectDatabase();
  await database.query('delete from room_image');
  storage = api.app.get(MediaStorage);
  picture = await aPictureFile(500, 300);
});
beforeEach(() => line.mend());
afterAll(async () => {
  await api.close();
  line.close();
  await store.close();
});

const upload = () => owner.post(`/api/rooms/${ROOM}/images`).attach('image', picture, 'a.png');
const uploaded = async (): Promise<{ id: number; imageUrl: string }> => (await upload().expect(201)).body;
const sweep = () => api.app.get(PictureSweep, { strict: false }).sweep();
const rows = async () => (await database.query('select id from room_image')).rowCount;
const get = (url: string, headers: Record<string, string> = {}) =>
  api.request.get(url).set(headers).responseType('blob');

describe('a picture in object storage', () => {
  it('is served as one of a folder is: with its type, an entity tag, HEAD and ranges', async () => {
    const { imageUrl } = await uploaded();
    const whole = await get(imageUrl);
    expect([whole.status, whole.type]).toEqual([200, 'image/jpeg']);
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(whole.body.length),
    });
    const { etag = '' } = whole.headers;
    expect((await get(imageUrl, { 'If-None-Match': etag })).status).toBe(304);
    const part = await get(imageUrl, { Range: 'bytes=2-5' });
    expect([part.status, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 2-5/${whole.body.length}`,
      whole.body.subarray(2, 6),
    ]);
    expect((await get(imageUrl, { Range: 'bytes=2-5', 'If-Range': '"other"' })).status).toBe(200);
    expect((await get(imageUrl, { Range: 'bytes=99999999-' })).status).toBe(416);
    const head = await api.request.head(imageUrl);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(whole.body.length)]);
  });

  it('takes one request to the storage, however many ask for it, and none afterwards', async () => {
    const { imageUrl } = await uploaded();
    const before = line.requests();
    await Promise.all(Array.from({ length: 20 }, () => get(imageUrl)));
    await get(imageUrl);
    expect(line.requests() - before).toBe(1);
  });

  it('is a film in ranges, too', async () => {
    const film = Buffer.from('0123456789'.repeat(100));
    const url = await api.app.get(MediaFiles).save('video', 'clip.mp4', film);
    expect((await get(url)).body).toEqual(film);
    const end = await get(url, { Range: 'bytes=-10' });
    expect([end.status, end.headers['content-range'], end.body.toString()]).toEqual([
      206,
      'bytes 990-999/1000',
      '0123456789',
    ]);
  });

  it.each([
    '/uploads/.installation',
    '/uploads/rooms/.x.jpg',
    '/uploads/rooms/none.jpg',
    '/uploads/rooms/a.exe',
    '/uploads/rooms/a.html',
    '/uploads/rooms/a.js',
    '/uploads/rooms/a.svg',
  ])('is nothing else: %s', async (address) => {
    const stored = ['.x.jpg', 'a.exe', 'a.html', 'a.js', 'a.svg'].map((name) => `rooms/${name}`);
    for (const key of stored) await storage.put(key, Buffer.from('x'));
    const { status, type } = await api.request.get(address);
    expect([status, type]).toEqual([404, 'application/problem+json']);
    await storage.remove(stored);
  });

  it('rests in the trash when no row names it, and comes back when one does', async () => {
    await uploaded();
    const before = [...(await storage.list('rooms/'))].sort();
    await database.query('create table away as select * from room_image');
    await database.query('delete from room_image');
    expect(await sweep()).toMatchObject({ unknown: before.length });
    expect(await storage.list('rooms/')).toEqual([]);
    await database.query('insert into room_image select * from away');
    await database.query('drop table away');
    expect(await sweep()).toEqual({ unknown: 0, restored: before.length, missing: [] });
    expect([...(await storage.list('rooms/'))].sort()).toEqual(before);
  });

  it('that is cut half-way is never acknowledged, and leaves neither row nor file', async () => {
    const before = [await rows(), (await storage.list('rooms/')).length];
    line.cutAfter(1_000);
    const refused = await upload();
    expect([refused.status, refused.body.code]).toEqual([503, 'server.storage_unavailable']);
    expect(refused.headers['retry-after']).toBe('5');
    line.mend();
    await sweep();
    expect([await rows(), (await storage.list('rooms/')).length]).toEqual(before);
    await uploaded();
  });

  it.each([
    ['fails', '500 Internal Server Error', 503, 'server.storage_unavailable'],
    ['is overloaded', '503 Slow Down', 503, 'server.storage_unavailable'],
    ['is full', '507 Insufficient Storage', 507, 'server.storage_full'],
  ])(
    'is refused clearly while the store %s: no row, no file, and the site is ready',
    async (_what, answer, ...said) => {
      const before = [await rows(), (await storage.list('rooms/')).length];
      line.answer(answer);
      const refused = await upload();
      expect([refused.status, refused.body.code]).toEqual(said);
      expectDocumented(refused, 'uploadRoomImage');
      expect((await api.request.get('/api/health/ready')).status).toBe(200);
      line.mend();
      expect([await rows(), (await storage.list('rooms/')).length]).toEqual(before);
    },
  );

  it('that cannot be read now is a matter of seconds, and the rest of the site goes on', async () => {
    const { imageUrl } = await uploaded();
    line.cutAfter(0);
    expect((await get(imageUrl)).status).toBe(503);
    expect((await api.request.get('/api/rooms')).status).toBe(200);
    line.mend();
    expect((await get(imageUrl)).status).toBe(200);
  });

  // The last one: from here on copies of every picture come by themselves, whatever is listed.
  it('gets its AVIF copies, and goes with its row', async () => {
    const image = await uploaded();
    await api.app.get(BackgroundJobs).start();
    await untilJob(
      api.databaseUrl,
      'avif',
      (job) => job.singleton_key === image.imageUrl && job.state === 'completed',
    );
    const name = image.imageUrl.replace('-500.jpg', '').replace('/uploads/', '');
    const own = async () => (await storage.list('rooms/')).filter((key) => key.startsWith(name));
    expect((await own()).filter((key) => key.endsWith('.avif'))).toHaveLength(2);
    expect((await owner.delete(`/api/rooms/images/${image.id}`)).status).toBe(204);
    expect(await own()).toEqual([]);
  });
});

/** A line to the store that can be cut after so many bytes of a request. */
async function aLine(port: number) {
  const open = new Set<net.Socket>();
  let most = Infinity;
  let own: string | undefined;
  let asked = 0;
  const server = net.createServer((client) => {
    const target = net.connect(port, '127.0.0.1');
    let passed = 0;
    for (const socket of [client, target]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => [client, target].forEach((end) => end.destroy()));
    }
    client.on('data', (part) => {
      if (own !== undefined)
        return void client.end(`HTTP/1.1 ${own}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      asked += part.toString('latin1').split(/^(?:GET|HEAD) \//m).length - 1;
      passed += part.length;
      if (passed > most) client.destroy();
      else target.write(part);
    });
    target.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    requests: () => asked,
    cutAfter(bytes: number) {
      most = bytes;
      cutAll();
    },
    /** Answers itself, with this status. */
    answer(status: string) {
      own = status;
      cutAll();
    },
    mend() {
      own = undefined;
      most = Infinity;
    },
    close() {
      cutAll();
      server.close();
    },
  };
}
