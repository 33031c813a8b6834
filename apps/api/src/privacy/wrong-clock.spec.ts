import { JudgeClock, type OtherClocks } from '@ospite/domain';
import { aQuoteDraft, aReviewDraft } from '@ospite/domain/testing';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runClockCommand } from '../commands/clock-command';
import { AlarmWatch } from '@ospite/operations/installation';
import { readConfig } from '@ospite/server/config';
import { seedTestData, startTestApi, SUPER_ADMIN_KEY, TestClock, type TestApi } from '../testing';
import { doJob } from '../testing/jobs.fixture';
import { CANARY, leaveCanaries, placesOf, rowsOf } from './people.fixture';

const HOUR_MS = 3_600_000;
const BEGIN = new Date('2026-04-01T02:20:00Z');
const THREE_YEARS_AHEAD = new Date('2029-04-01T02:20:00Z');
const THREE_YEARS_BACK = new Date('2023-04-01T02:20:00Z');
const TRASHED = '.trash/2026-03-25/rooms';

let clock: TestClock;
let ranMs: number;
let api: TestApi;

/** A site with a week of archives, people's data and something in the trash; PostgreSQL runs on the same machine. */
beforeEach(async () => {
  clock = new TestClock(BEGIN);
  ranMs = 0;
  const otherClocks: OtherClocks = { database: async () => clock.now(), runningMs: () => ranMs };
  api = await startTestApi({ clock, otherClocks });
  await seedTestData(api.databaseUrl);
  await leaveCanaries(api);
  await mkdir(path.join(api.dataDir, 'media', TRASHED), { recursive: true });
  await writeFile(path.join(api.dataDir, 'media', TRASHED, 'x.jpg'), 'x');
  await oneNight();
  const [archive = ''] = await archives();
  for (const day of ['29', '30', '31'])
    await copyFile(inBackups(archive), inBackups(`ospite-2026-03-${day}T02-20-00Z.tar`));
});
afterEach(() => api.close());

const inBackups = (name: string) => path.join(api.dataDir, 'backups', name);
const archives = async () => (await readdir(inBackups(''))).filter((name) => name.startsWith('ospite-2026'));
/** What a night could destroy. */
const kept = async () => ({
  places: await placesOf(CANARY, api),
  visits: await rowsOf('site_visit', api.databaseUrl),
  archives: await archives(),
  trash: await readdir(path.join(api.dataDir, 'media', TRASHED)).catch(() => []),
});
const alarms = async () => {
  await api.app.get(AlarmWatch).look();
  const health = api.request.get('/api/super-admin/health').set('X-Super-Admin-Key', SUPER_ADMIN_KEY);
  return (await health).body.alarms.map(({ code }: { code: string }) => code);
};
async function oneNight(): Promise<void> {
  for (const job of ['retention', 'picture-trash', 'backup'])
    expect(await doJob(api, job)).toMatchObject({ state: 'completed' });
}
/** Time passes while the server runs. */
async function run(hours: number): Promise<void> {
  for (let done = 0; done < hours; done += 0.25) {
    clock.advance(HOUR_MS / 4);
    ranMs += HOUR_MS / 4;
    await api.app.get(JudgeClock).look();
  }
}

it('a clock three years ahead for one night destroys nothing, and raises an alarm', async () => {
  const before = await kept();
  expect(before).toMatchObject({ visits: 1, trash: ['x.jpg'] });
  expect(before.places).toContain('public.quote');
  expect(await alarms()).not.toContain('deletion_waits');

  clock.set(THREE_YEARS_AHEAD);
  await oneNight();
  expect(await kept()).toEqual(before);
  expect(await alarms()).toContain('deletion_waits');

  clock.set(new Date(BEGIN.getTime() + 8 * HOUR_MS));
  await oneNight();
  expect(await kept()).toMatchObject({ ...before, archives: expect.arrayContaining(before.archives) });
  await run(25);
  expect(await alarms()).not.toContain('deletion_waits');
});

it('what came while the clock was three years behind is not old once it is right', async () => {
  const quote = await api.request.post('/api/quotes').send(aQuoteDraft()).expect(201);
  clock.set(THREE_YEARS_BACK);
  await api.app.get(JudgeClock).look();
  const name = 'Zugvogel';
  await api.request
    .post('/api/reviews')
    .send({ ...aReviewDraft(), email: `${name}@review.example` })
    .expect(201);
  const owner = await api.signedIn();
  await owner
    .post(`/api/quotes/${quote.body.id}/reply`)
    .send({ subject: 'Benvenuta', body: `Gentile ${name}` })
    .expect(202);
  const consent = { version: name, choice: { necessary: true, analytics: false, marketing: false } };
  await api.request.post('/api/consents').send(consent).expect(204);
  const before = await placesOf(name.toLowerCase(), api);
  expect(before).toEqual(expect.arrayContaining(['public.consent', 'public.message', 'public.review']));

  clock.set(new Date(BEGIN.getTime() + 8 * HOUR_MS));
  await run(25);
  await oneNight();
  expect(await placesOf(name.toLowerCase(), api)).toEqual(before);
  clock.set(new Date('2028-05-01T02:20:00Z'));
  await run(25);
  await oneNight();
  expect(await placesOf(name.toLowerCase(), api)).toEqual([]);
});

it('what came while the clock was a year ahead keeps itself and what came after it for as much longer, and no more', async () => {
  clock.set(new Date('2027-04-01T02:20:00Z'));
  const early = { ...aReviewDraft(), email: 'zugvogel@review.example' };
  await api.request.post('/api/reviews').send(early).expect(201);
  clock.set(new Date(BEGIN.getTime() + 8 * HOUR_MS));
  await run(25);
  await oneNight();
  await api.request
    .post('/api/reviews')
    .send({ ...early, email: 'nachtigall@review.example' })
    .expect(201);
  clock.set(new Date('2029-05-01T02:20:00Z'));
  await run(25);
  await oneNight();
  for (const name of ['zugvogel', 'nachtigall'])
    expect([name, await placesOf(name, api)]).toEqual([name, []]);
});

it('what came before the clock was three years behind for days is not old once it is right', async () => {
  await api.request
    .post('/api/quotes')
    .send({ ...aQuoteDraft(), email: 'zugvogel@example.org' })
    .expect(201);
  const before = await placesOf('zugvogel', api);
  expect(before).toEqual(expect.arrayContaining(['public.quote', 'public.message']));
  clock.set(THREE_YEARS_BACK);
  await api.app.get(JudgeClock).look();
  await run(25);
  await oneNight();
  clock.set(new Date(BEGIN.getTime() + 27 * HOUR_MS));
  await run(25);
  await oneNight();
  expect(await placesOf('zugvogel', api)).toEqual(before);
});

it('what goes to the trash while the clock is three years behind stays there for its time', async () => {
  const found = path.join(api.dataDir, 'media/rooms/aaaa11-1600.jpg');
  await mkdir(path.dirname(found), { recursive: true });
  await writeFile(found, 'x');
  const trash = () => readdir(path.join(api.dataDir, 'media', TRASHED)).catch(() => []);
  clock.set(THREE_YEARS_BACK);
  await doJob(api, 'picture-sweep');
  expect(await trash()).toEqual(['aaaa11-1600.jpg', 'x.jpg']);
  clock.set(new Date(BEGIN.getTime() + 8 * HOUR_MS));
  await run(25);
  await oneNight();
  expect(await trash()).toEqual(['aaaa11-1600.jpg', 'x.jpg']);
});

it('goes on when the person who runs the machine says that the clock is right', async () => {
  clock.set(THREE_YEARS_AHEAD);
  expect(await alarms()).not.toContain('deletion_waits');
  await api.app.get(JudgeClock).look();
  expect(await alarms()).toContain('deletion_waits');
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: api.dataDir, LOG_LEVEL: 'silent' };
  jest.spyOn(console, 'log').mockImplementationOnce(() => undefined);
  expect(await runClockCommand(readConfig(env, '/'), ['confirm'])).toBe(0);
  expect(await alarms()).not.toContain('deletion_waits');
});

it('what never waits goes on meanwhile, and the rest after a day of running', async () => {
  clock.set(THREE_YEARS_AHEAD);
  for (const job of ['visit-salts', 'sessions']) await doJob(api, job);
  for (const table of ['visit_salt', 'session'])
    expect([table, await rowsOf(table, api.databaseUrl)]).toEqual([table, 0]);
  await run(25);
  await oneNight();
  expect(await kept()).toMatchObject({ visits: 0, archives: [], trash: [] });
});
