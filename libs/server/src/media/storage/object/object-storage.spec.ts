import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { ConfigError } from '../../../config/read-config';
import type { ObjectStorageSettings } from '../../../config/storage-url';
import { storageFailureOf } from '../../../problems/storage-failure';
import { startObjectStore, type TestObjectStore } from '../../../testing/object-store.fixture';
import { freePort } from '../../../testing/free-port';
import { describeMediaStorage } from '../media-storage.contract';
import { StorageId } from '../storage-id';
import { ObjectStorage } from './object-storage';

const LIMITS = { connectMs: 1_000, silenceMs: 300, workMs: 2_000, tries: 1, atOnce: 4 };
const KEY = 'rooms/3f2a9c-1600.jpg';

let store: TestObjectStore;
let dataDir: string;
let sites = 0;

beforeAll(async () => {
  store = await startObjectStore();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'ospite-storage-'));
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** One below a prefix of its own. */
const aStorage = (changed: Partial<ObjectStorageSettings> = {}, limits = {}) =>
  new ObjectStorage(store.settings({ prefix: `site-${++sites}/`, ...changed }), dataDir, {
    ...LIMITS,
    silenceMs: 5_000,
    workMs: 10_000,
    ...limits,
  });

describe('object storage', () => {
  describeMediaStorage(() => Promise.resolve(aStorage()));

  it('leaves nothing of what it lent on this machine', async () => {
    const storage = aStorage();
    await storage.put(KEY, Buffer.from('x'));
    await storage.withFile(KEY, () => Promise.resolve());
    expect((await readdir(storage.draftsDir)).filter((name) => name.includes('3f2a9c'))).toEqual([]);
  });

  it('is usable again once it holds an installation, whose id the first start claims', async () => {
    const storage = aStorage();
    const ids = [new StorageId(storage), new StorageId(storage)];
    expect([await ids[0]?.claim('first'), await ids[1]?.claim('second')]).toEqual(['first', 'first']);
    await storage.put(KEY, Buffer.from('x'));
    await storage.check();
    expect(await ids[1]?.read()).toBe('first');
  });

  it('sees nothing of another site in the same bucket', async () => {
    await aStorage().put(KEY, Buffer.from('x'));
    expect(await aStorage().list()).toEqual([]);
  });
});

it('gives up uploads that a killed process did not complete, which the test server cannot', async () => {
  const aborted: string[] = [];
  const uploads = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    if (request.method === 'DELETE') aborted.push(`${pathname} ${searchParams.get('uploadId')}`);
    response.statusCode = request.method === 'DELETE' ? 204 : 200;
    response.setHeader('Content-Type', 'application/xml');
    const upload = '<Upload><Key>left/a.tar.gz</Key><UploadId>17</UploadId></Upload>';
    response.end(
      request.method === 'GET' && searchParams.has('uploads') && searchParams.get('prefix') === 'left/'
        ? `<ListMultipartUploadsResult>${upload}</ListMultipartUploadsResult>`
        : '',
    );
  });
  uploads.listen(0, '127.0.0.1');
  await once(uploads, 'listening');
  const endpoint = `http://127.0.0.1:${(uploads.address() as AddressInfo).port}`;
  await aStorage({ prefix: 'left/', endpoint }).removeUnfinished();
  expect(aborted).toEqual(['/pictures/left/a.tar.gz 17']);
  uploads.closeAllConnections();
  uploads.close();
});

it('lists all pages, which the test server cannot make', async () => {
  const asked: (string | null)[] = [];
  const pages = http.createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token');
    asked.push(token);
    const more = token === null ? '<NextContinuationToken>a+b</NextContinuationToken>' : '';
    const key = `pages/rooms/${asked.length}.jpg`;
    response.setHeader('Content-Type', 'application/xml');
    response.end(
      `<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}<Contents><Key>${key}</Key></Contents></ListBucketResult>`,
    );
  });
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const endpoint = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  expect(await aStorage({ prefix: 'pages/', endpoint }).list()).toEqual(['rooms/1.jpg', 'rooms/2.jpg']);
  expect(asked).toEqual([null, 'a+b']);
  pages.closeAllConnections();
  pages.close();
});

describe('at the start it says clearly', () => {
  const secret = 'not-the-key';
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: secret };
  const problem = (storage: ObjectStorage) =>
    storage.check().then(
      () => new Error('nothing'),
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );

  it.each([
    ['that the bucket is missing', () => ({ bucket: 'no-such-bucket' }), 'Create the bucket'],
    ['that the keys are wrong', () => ({ credentials }), 'Check AWS_ACCESS_KEY_ID'],
  ])('%s', async (_what, changed, remedy) => {
    const refused = await problem(aStorage(changed()));
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused.message).toContain(remedy);
    expect(refused.message).not.toContain(secret);
  });

  it('that the region is wrong, as Amazon and MinIO answer, and not the test server', async () => {
    const elsewhere = http.createServer((_request, response) => {
      response.writeHead(400, { 'Content-Type': 'application/xml' });
      response.end(
        `<Error><Code>AuthorizationHeaderMalformed</Code><Message>the region 'us-east-1' is wrong; expecting 'eu-south-1'</Message><Region>eu-south-1</Region></Error>`,
      );
    });
    elsewhere.listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const endpoint = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const refused = await problem(aStorage({ endpoint }));
    elsewhere.closeAllConnections();
    elsewhere.close();
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused.message).toContain('correct the region in MEDIA_URL');
  });

  it('that nobody answers, which may be over when it is started again', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const away = await problem(aStorage({ endpoint }));
    expect([storageFailureOf(away), away instanceof ConfigError]).toEqual(['away', false]);
    expect(away.message).toContain('Check the endpoint in MEDIA_URL');
  });
});

describe('on a bad line', () => {
  const lines: Awaited<ReturnType<typeof aLine>>[] = [];
  afterEach(() => lines.splice(0).forEach((line) => line.close()));
  const through = async (habit: Habit, prefix?: string) => {
    const line = await aLine(store.port, habit);
    lines.push(line);
    return aStorage({ endpoint: line.endpoint, ...(prefix === undefined ? {} : { prefix }) }, LIMITS);
  };
  const failureOf = async (work: Promise<unknown>) =>
    storageFailureOf(
      await work.then(
        () => undefined,
        (error: unknown) => error,
      ),
    );

  it('a write that is cut half-way counts as away', async () => {
    const storage = await through({ cutAfter: 200_000 });
    expect(await failureOf(storage.put(KEY, Buffer.alloc(1_000_000)))).toBe('away');
  });

  it('a large file that is cut half-way counts as away, and is not there', async () => {
    const storage = await through({ cutAfter: 2_000_000 }, 'cut/');
    async function* pieces() {
      for (let count = 0; count < 20; count += 1) yield Buffer.alloc(1_000_000);
    }
    expect(await failureOf(storage.putStream(KEY, pieces()))).toBe('away');
    expect(await aStorage({ prefix: 'cut/' }).list()).toEqual([]);
  });

  it('a store that says nothing is given up on in time', async () => {
    const storage = await through('silent');
    const begun = performance.now();
    const work = [storage.put(KEY, Buffer.from('x')), storage.stat(KEY), storage.list()];
    expect(await Promise.all(work.map(failureOf))).toEqual(work.map(() => 'away'));
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('a part of a file is never taken for the file', async () => {
    await aStorage({ prefix: 'part/' }).put(KEY, Buffer.alloc(1_000_000));
    const storage = await through({ cutAnswerAfter: 100_000 }, 'part/');
    expect(await failureOf(storage.read(KEY))).toBe('away');
    await expect(storage.withFile(KEY, () => Promise.resolve())).rejects.toThrow();
  });
});

type Habit = 'silent' | { readonly cutAfter: number } | { readonly cutAnswerAfter: number };

/** A line to the store that breaks after so many bytes, or never brings an answer. */
async function aLine(port: number, habit: Habit) {
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(port, '127.0.0.1');
    for (const socket of [client, target]) {
      open.add(socket);
      socket.on('error', () => undefined);
    }
    const cut = () => [client, target].forEach((socket) => socket.destroy());
    const pass = (from: net.Socket, to: net.Socket, most: number) => {
      let passed = 0;
      from.on('data', (part) => {
        passed += part.length;
        if (passed > most) cut();
        else to.write(part);
      });
      from.on('end', () => to.end());
    };
    pass(client, target, habit !== 'silent' && 'cutAfter' in habit ? habit.cutAfter : Infinity);
    if (habit !== 'silent') pass(target, client, 'cutAnswerAfter' in habit ? habit.cutAnswerAfter : Infinity);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
