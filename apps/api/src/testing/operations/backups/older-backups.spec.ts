import { ArchiveSource, BackupStorage, CheckOlderBackup, Clock } from '@ospite/domain';
import { Logger } from 'nestjs-pino';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seedTestData, startTestApi, TestClock, type TestApi } from '../..';
import { doJob } from '../../jobs.fixture';
import { startObjectStore, type TestObjectStore } from '@ospite/server/testing';
import { BackupWatch } from '@ospite/operations/testing';

const DAY_MS = 86_400_000;
const FIRST = 'ospite-2026-04-01T02-50-00Z.tar';
const SECOND = 'ospite-2026-04-02T02-50-00Z.tar';

let store: TestObjectStore;
let api: TestApi;
let clock: TestClock;
let log: string[];

beforeAll(async () => {
  store = await startObjectStore();
});
afterEach(() => api.close());
afterAll(() => store.close());

/** Every file of a folder, with its path. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

/** Turns a byte in the middle of the largest file whose path names the archive. */
async function rot(folder: string, name: string): Promise<void> {
  const files = (await filesIn(folder)).filter((file) => file.includes(name) && !/proven|damaged/.test(file));
  const contents = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  const [largest] = contents.toSorted((one, other) => other.bytes.length - one.bytes.length);
  if (!largest) throw new Error(`there is no ${name}`);
  const { file, bytes } = largest;
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await writeFile(file, bytes);
}

async function aSite(env: Record<string, string> = {}): Promise<void> {
  clock = new TestClock(new Date('2026-04-01T02:50:00Z'));
  log = [];
  api = await startTestApi({ clock, env, log: (line) => log.push(line) });
  api.app.useLogger(api.app.get(Logger));
  await seedTestData(api.databaseUrl);
}
async function aNight(): Promise<void> {
  expect(await doJob(api, 'backup')).toMatchObject({ state: 'completed' });
  clock.advance(DAY_MS);
}
const names = async () => (await api.app.get(BackupStorage).list()).map(({ name }) => name).toSorted();
const look = () => api.app.get(BackupWatch).look();

it.each([
  ['a folder', () => ({}), () => path.join(api.dataDir, 'backups')],
  [
    'a bucket',
    () => ({ ...store.env, MEDIA_URL: '', BACKUP_URL: store.env['MEDIA_URL'] ?? '' }),
    () => store.folder,
  ],
])(
  'an archive that rots in %s later is found, reported for a day, and costs neither the others nor the new one',
  async (_where, env, place) => {
    await aSite(env());
    await aNight();
    await aNight();
    expect((await look()).provenSince).toEqual(new Date('2026-04-02T02:50:00Z'));
    await rot(place(), FIRST);
    await aNight();
    expect(await names()).toEqual([SECOND, 'ospite-2026-04-03T02-50-00Z.tar']);
    expect((await look()).damaged).toEqual([FIRST]);
    expect(log.join('')).toContain(`${FIRST} was damaged when it was read back`);
    await aNight();
    expect(await look()).toMatchObject({
      damaged: [],
      provenSince: new Date('2026-04-03T02:50:00Z'),
    });
    expect(await names()).toContain(SECOND);
  },
);

it('an archive that is locked with another passphrase is no damaged one, and the log names both causes', async () => {
  await aSite({ BACKUP_PASSPHRASE: 'the passphrase of last month' });
  await aNight();
  const after = await startTestApi({
    clock,
    databaseUrl: api.databaseUrl,
    log: (line) => log.push(line),
    env: { DATA_DIR: api.dataDir, BACKUP_PASSPHRASE: 'the passphrase of this month' },
  });
  after.app.useLogger(after.app.get(Logger));
  try {
    expect(await doJob(after, 'backup')).toMatchObject({ state: 'completed' });
    expect(await names()).toEqual([`${FIRST}.age`, `${SECOND}.age`]);
    expect(log.join('')).toContain(
      `${FIRST}.age cannot be read again: it was written with another passphrase or by a newer version, or its first bytes`,
    );
  } finally {
    await after.close();
  }
});

it('a reading that is stopped notes nothing, and the next one does it all', async () => {
  await aSite();
  await aNight();
  const older = new CheckOlderBackup(
    api.app.get(ArchiveSource),
    api.app.get(BackupStorage),
    api.app.get(Clock),
  );
  const stop = AbortSignal.abort(new Error('stopped'));
  await expect(older.check('none', stop)).rejects.toThrow('stopped');
  expect((await look()).provenSince).toEqual(new Date('2026-04-01T02:50:00Z'));
  expect(await older.check('none', new AbortController().signal)).toEqual({ whole: FIRST, unopened: [] });
  api.app.get(BackupWatch).forget();
  expect((await look()).provenSince).toEqual(new Date('2026-04-02T02:50:00Z'));
});
