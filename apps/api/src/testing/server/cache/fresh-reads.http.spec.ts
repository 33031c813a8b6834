import { setTimeout as pause } from 'node:timers/promises';
import { SecretHasher } from '@ospite/domain';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestRenderer, type TestApi } from '../..';

const ROUNDS = 300;
/** Visitors who read all the time, so that every answer is cached, and being cached, whenever something is written. */
const READERS = 3;
/** Between two reads of one visitor: several reads come to each write, and leave time for the writes. */
const PAUSE_MS = 20;
let api: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;
const renderer = new TestRenderer();

beforeAll(async () => {
  api = await startTestApi({ renderer });
  await seedTestData(api.databaseUrl);
  owner = await api.signedIn();
});
afterAll(() => api.close());

/** Over connections that stay open: supertest opens one each time, and takes longer for a read than the server. */
async function read(address: string) {
  const response = await fetch(api.url + address);
  return { status: response.status, etag: response.headers.get('etag') ?? '', text: await response.text() };
}

/** Lets others read an address all the time while something is done. */
async function whileRead(address: string, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      await read(address);
      await pause(PAUSE_MS);
    }
  });
  await work().finally(() => (isOver = true));
  await Promise.all(readers);
}

it('shows a price to the very next public read, hundreds of times, whatever is cached', async () => {
  const stale: number[] = [];
  const tags = new Set<string>();
  await whileRead('/api/pricing', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const pricePerNight = `${round}€`;
      await owner.patch('/api/pricing/1/high').send({ pricePerNight }).expect(200);
      const { text, etag } = await read('/api/pricing');
      const prices: { season: string; pricePerNight: string }[] = JSON.parse(text);
      if (prices.find(({ season }) => season === 'high')?.pricePerNight !== pricePerNight) stale.push(round);
      tags.add(etag);
    }
  });
  expect(stale).toEqual([]);
  expect(tags.size).toBe(ROUNDS);
});

it('takes the site offline and back for the very next visitor, again and again', async () => {
  // The key is checked as slowly as every secret; what is tried here is what follows the check.
  jest.spyOn(api.app.get(SecretHasher, { strict: false }), 'verify').mockResolvedValue(true);
  const { updatedAt: _updatedAt, ...settings } = (await api.request.get('/api/super-admin/settings')).body;
  const wrong: number[] = [];
  await whileRead('/en', async () => {
    for (let round = 0; round < ROUNDS / 5; round += 1) {
      const siteOffline = round % 2 === 0;
      await api.request
        .put('/api/super-admin/settings')
        .send({ ...settings, siteOffline, superAdminKey: SUPER_ADMIN_KEY })
        .expect(200);
      const page = await read('/en');
      const { text } = await read('/api/super-admin/settings');
      if (page.status !== (siteOffline ? 503 : 200) || JSON.parse(text).siteOffline !== siteOffline)
        wrong.push(round);
    }
  });
  expect(wrong).toEqual([]);
});

it('responds 304 to a client with the newest version, and never after a write', async () => {
  const address = '/api/settings/show_reviews_section';
  for (let round = 0; round < 50; round += 1) {
    await owner
      .put(address)
      .send({ value: String(round % 2 === 0) })
      .expect(200);
    const { headers } = await api.request.get(address);
    const again = () => api.request.get(address).set('If-None-Match', headers.etag ?? '');
    expect((await again()).status).toBe(304);
    await owner
      .put(address)
      .send({ value: String(round % 2 !== 0) })
      .expect(200);
    expect((await again()).status).toBe(200);
  }
});
