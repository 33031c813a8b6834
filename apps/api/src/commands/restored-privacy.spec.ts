import { ErasePerson } from '@ospite/domain';
import { Logger } from 'nestjs-pino';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BackupWatch } from '@ospite/operations/testing';
import { readConfig } from '@ospite/server/config';
import { BackgroundJobs, makeBoss } from '@ospite/server/jobs';
import { FolderStorage } from '@ospite/server/media';
import { CANARY, leaveCanaries, placesOf, PUBLISHED } from '../privacy/people.fixture';
import {
  expectDocumented,
  onDatabase,
  seedTestData,
  startTestApi,
  TestClock,
  type TestApi,
} from '../testing';
import { doJob, untilJob } from '../testing/jobs.fixture';
import { createTestDatabase } from '../testing/test-database';
import { backUp, restore } from './backup-and-restore';

/** The addresses of whoever left the canaries. */
const ADDRESSES = [`${CANARY}@${CANARY}.example`, `${CANARY}@review.example`];

const DAY_MS = 86_400_000;
const clock = new TestClock(new Date('2026-04-01T08:30:00Z'));
let folder: string;
let backups: string;
let api: TestApi;
const log: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ospite-restored-'));
  backups = path.join(folder, 'backups');
  api = await startTestApi({ clock, env: { BACKUP_URL: backups }, log: (line) => log.push(line) });
  api.app.useLogger(api.app.get(Logger));
  await seedTestData(api.databaseUrl);
  await leaveCanaries(api);
  // Choices about cookies belong to no address.
  await onDatabase(api.databaseUrl, (client) => client.query('delete from consent'));
  const record = (line: unknown) => void log.push(String(line));
  jest.spyOn(console, 'log').mockImplementation(record);
  jest.spyOn(console, 'error').mockImplementation(record);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const erase = async (email: string) => (await api.signedIn()).post('/api/privacy/erase').send({ email });
const archives = async () => (await readdir(backups)).filter((name) => name.startsWith('ospite-'));

/** Restores the archive elsewhere. @returns the exit code, and where the restored site holds the words */
async function restoredElsewhere(backupUrl: string) {
  const [archive = ''] = await archives();
  const database = await createTestDatabase();
  try {
    const dataDir = await mkdtemp(path.join(folder, 'elsewhere-'));
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, BACKUP_URL: backupUrl, LOG_LEVEL: 'silent' };
    const code = await restore(readConfig(env, '/'), [path.join(backups, archive)]);
    const site = { databaseUrl: database.url, dataDir };
    const { rows: waits } = await onDatabase(database.url, (client) =>
      client.query('select wait_ms from clock_trust').catch(() => ({ rows: [] })),
    );
    return { code, waits, erased: await placesOf(CANARY, site), published: await placesOf(PUBLISHED, site) };
  } finally {
    await database.drop();
  }
}

it('a backup can be asked for by hand, once the server has run', async () => {
  const config = readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: folder, BACKUP_URL: backups }, '/');
  expect(await backUp(config, ['now'])).toBe(1);
  expect(log.at(-1)).toContain('No server has run on this database yet');
  // As a server makes it, which would do the job here.
  const boss = await makeBoss(api.databaseUrl);
  await boss.start();
  await boss.createQueue('backup', { policy: 'exclusive' });
  await boss.stop({ graceful: false });
  expect(await backUp(config, ['now'])).toBe(0);
  expect(log.at(-1)).toContain('The server makes a backup within a minute');
  expect(await backUp(config, ['now'])).toBe(0);
  expect(log.at(-1)).toContain('is being made already');
  await onDatabase(api.databaseUrl, (client) => client.query(`delete from pgboss.job where name = 'backup'`));
});

it('a backup is made as a job, and replaces an earlier one of the day', async () => {
  for (let run = 0; run < 2; run += 1) {
    expect(await doJob(api, 'backup')).toMatchObject({ state: 'completed' });
    clock.advance(60_000);
  }
  expect(await archives()).toEqual(['ospite-2026-04-01T08-31-00Z.tar']);
});

it('an archive in which the storage turned one byte is a failed backup that health names, and the older one stays', async () => {
  const before = await archives();
  clock.advance(60_000);
  const put = FolderStorage.prototype.putStream;
  jest.spyOn(FolderStorage.prototype, 'putStream').mockImplementationOnce(async function (
    this: FolderStorage,
    key,
    content,
  ) {
    await put.call(this, key, content);
    const file = path.join(backups, key);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    await writeFile(file, bytes);
  });
  await api.app.get(BackgroundJobs).send('backup', {});
  await untilJob(api.databaseUrl, 'backup', ({ state }) => state === 'retry');
  expect(await archives()).toEqual(before);
  const { newest, damaged } = await api.app.get(BackupWatch).look();
  expect([newest?.at, damaged]).toEqual([
    new Date('2026-04-01T08:31:00Z'),
    ['ospite-2026-04-01T08-33-00Z.tar'],
  ]);
  expect(log.join()).toContain('ospite-2026-04-01T08-33-00Z.tar was damaged when it was read back');
});

it('nobody is erased while it cannot be noted where the backups are', async () => {
  await rename(backups, `${backups}-away`);
  await writeFile(backups, 'in the way');
  const before = await placesOf(CANARY, api);
  const refused = await erase(ADDRESSES[0] ?? '');
  expect(expectDocumented(refused, 'erasePerson')).toMatchObject({ code: 'privacy.backups_unreachable' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(await placesOf(CANARY, api)).toEqual(before);
  await rm(backups);
  await rename(`${backups}-away`, backups);
});

it('who was erased since does not come back with the backup of the night before, in no table, file or log', async () => {
  // The clock was slow by two days meanwhile: what counts is what the backup knows, not what a clock said.
  const [first = '', second = ''] = ADDRESSES;
  expect((await erase(first)).status).toBe(200);
  clock.advance(-2 * DAY_MS);
  await api.app.get(ErasePerson).erase(second);
  clock.advance(2 * DAY_MS);
  expect(await placesOf(CANARY, api)).toEqual([]);
  log.length = 0;
  expect(await restoredElsewhere(backups)).toMatchObject({
    code: 0,
    erased: [],
    published: ['public.review'],
    // Nobody knows whether this machine's clock is right.
    waits: [{ wait_ms: 86_400_000 }],
  });
  expect(log.join()).toContain('2 people were in the backup, and are erased again');
  expect(log.join().toLowerCase()).not.toContain(CANARY);
  expect(JSON.stringify(await readdir(backups, { recursive: true }))).not.toContain(CANARY);
});

it('the backup does hold them: restored without what was noted, they are back', async () => {
  log.length = 0;
  const { erased } = await restoredElsewhere(path.join(folder, 'nowhere'));
  expect(erased).toEqual(
    expect.arrayContaining(['public.message', 'public.quote', 'public.quote_change', 'public.review']),
  );
  expect(log.join()).toContain('No erasure since then is noted');
});

it('nothing is restored when nobody can say who was erased', async () => {
  const keys = path.join(backups, 'erasures', 'keys');
  await rm(keys, { recursive: true });
  await mkdir(keys);
  log.length = 0;
  expect(await restoredElsewhere(backups)).toMatchObject({ code: 1, erased: [], published: [] });
  expect(log.join()).toContain('the key is gone from erasures/keys. Nothing was restored.');
});
