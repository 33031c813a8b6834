import { setTimeout as pause } from 'node:timers/promises';
import { seedTestData, startTestApi, type TestApi } from '../..';
import { DatabaseNotices } from '@ospite/server/persistence';

const ROUNDS = 100;
/** Visitors of the other replica who read all the time, so that every answer is cached when something is written. */
const READERS = 3;
/**
 * Ten times the bound of specification §11, for slow and busy machines; `npm run drill -- replicas` measures two
 * real processes against the bound itself.
 */
const LATE_MS = 5_000;
/** Between two reads of one visitor: several reads come to each write, and leave time for the writes. */
const PAUSE_MS = 10;

let here: TestApi;
let there: TestApi;
let owner: Awaited<ReturnType<TestApi['signedIn']>>;

beforeAll(async () => {
  here = await startTestApi();
  await seedTestData(here.databaseUrl);
  there = await startTestApi({ databaseUrl: here.databaseUrl });
  owner = await here.signedIn();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

async function priceAt(replica: TestApi): Promise<string | undefined> {
  const { body } = await replica.request.get('/api/pricing');
  const prices: { season: string; pricePerNight: string }[] = body;
  return prices.find(({ season }) => season === 'high')?.pricePerNight;
}

/** Writes here. @returns whether it is seen there in time, and at once here */
async function isSeen(pricePerNight: string): Promise<boolean> {
  await owner.patch('/api/pricing/1/high').send({ pricePerNight }).expect(200);
  const late = performance.now() + LATE_MS;
  expect(await priceAt(here)).toBe(pricePerNight);
  while ((await priceAt(there)) !== pricePerNight) {
    if (performance.now() > late) return false;
    await pause(PAUSE_MS);
  }
  return true;
}

it('shows a write to the readers of another replica in time, every time, while many read', async () => {
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      await priceAt(there);
      await pause(PAUSE_MS);
    }
  });
  const late: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) if (!(await isSeen(`${round}€`))) late.push(round);
  isOver = true;
  await Promise.all(readers);
  expect(late).toEqual([]);
});

it('would not without notices from the database, which shows that the test can fail', async () => {
  there.app.get(DatabaseNotices).onApplicationShutdown();
  expect(await isSeen('4711€')).toBe(false);
});
