import { ArchiveSource } from './archive-source';
import { describeBackupStorage } from './backup-storage.contract';
import { MakeNightlyBackup } from './make-nightly-backup';
import { BackupDamagedError } from './read-back';
import { MemoryErasureLedger, ReadableAddressHasher } from '../privacy/memory-erasures.fixture';
import { MemoryBackupStorage } from './memory-backups.fixture';

const NIGHT_MS = 86_400_000;
let now: Date;
let isClockBelieved: boolean;
let storage: MemoryBackupStorage;
let ledger: MemoryErasureLedger;
let hasher: ReadableAddressHasher;

class Source extends ArchiveSource {
  override readonly isEncrypted = false;
  constructor(private readonly parts: () => AsyncIterable<Uint8Array> = whole) {
    super();
  }
  override archive(): AsyncIterable<Uint8Array> {
    return this.parts();
  }
  override async check(archive: AsyncIterable<Uint8Array>): Promise<void> {
    const found: number[] = [];
    for await (const part of archive) found.push(...part);
    if (found.some((byte) => byte > 4)) throw new Error('the checksum is another one');
  }
}
async function* whole(): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(1, 2, 3);
  yield Uint8Array.of(4);
}

beforeEach(() => {
  isClockBelieved = true;
  now = new Date('2026-11-22T03:50:00.700Z');
  storage = new MemoryBackupStorage();
  ledger = new MemoryErasureLedger();
  hasher = new ReadableAddressHasher();
});

const make = (source = new Source(), signal = new AbortController().signal) => {
  const deletion = { mayDelete: async () => isClockBelieved };
  return new MakeNightlyBackup(source, storage, ledger, hasher, { now: () => now }, deletion).make(signal);
};
const names = () => [...storage.archives.keys()];

describe('in memory', () => {
  describeBackupStorage(async () => new MemoryBackupStorage());
});

it('stores an archive by its moment, and says how large it is', async () => {
  storage.unfinished = 1;
  expect(await make()).toEqual({
    name: 'ospite-2026-11-22T03-50-00Z.tar',
    bytes: 4,
    removedArchives: 0,
    removedErasures: 0,
  });
  expect([names(), storage.unfinished]).toEqual([['ospite-2026-11-22T03-50-00Z.tar'], 0]);
  // Whoever restores this archive can find out who was erased since.
  expect(hasher.isKeyKept).toBe(true);
});

it('removes older archives by the rotation, the same day’s included, and no file that it does not know', async () => {
  storage.archives.set('notes.txt', Uint8Array.of(1));
  for (let night = 0; night < 100; night += 1) {
    await make();
    now = new Date(now.getTime() + NIGHT_MS);
  }
  expect(names().length).toBeLessThanOrEqual(1 + 7 + 4 + 3);
  const before = names();
  now = new Date(now.getTime() - NIGHT_MS + 60_000);
  expect(await make()).toMatchObject({ removedArchives: 1 });
  expect([names().length, names()[0]]).toEqual([before.length, 'notes.txt']);
});

it('removes nothing while the clock may be wrong', async () => {
  await make();
  await ledger.note({ at: now, hash: 'x' });
  const before = names();
  isClockBelieved = false;
  now = new Date(now.getTime() + 1_000 * NIGHT_MS);
  expect(await make()).toMatchObject({ removedArchives: 0, removedErasures: 0 });
  expect(names()).toEqual([...before, 'ospite-2029-08-18T03-50-00Z.tar']);
  isClockBelieved = true;
  expect(await make()).toMatchObject({ removedArchives: 1, removedErasures: 1 });
});

/** The storage keeps another thing than it was given. */
const turn = (change: (bytes: Uint8Array) => Uint8Array) => {
  const put = storage.put.bind(storage);
  jest.spyOn(storage, 'put').mockImplementationOnce(async (name, content) => {
    await put(name, content);
    storage.archives.set(name, change(storage.archives.get(name) ?? Uint8Array.of()));
  });
};

it('an archive with one other byte, or without its end, is a failed backup that is named, and costs no older one', async () => {
  await make();
  const before = names();
  for (const change of [() => Uint8Array.of(1, 2, 7, 4), (bytes: Uint8Array) => bytes.subarray(1)]) {
    now = new Date(now.getTime() + 60_000);
    turn(change);
    await expect(make()).rejects.toThrow(BackupDamagedError);
    expect(names()).toEqual(before);
  }
  expect(await storage.damaged()).toEqual([
    'ospite-2026-11-22T03-51-00Z.tar',
    'ospite-2026-11-22T03-52-00Z.tar',
  ]);
  now = new Date(now.getTime() + 60_000);
  await expect(make()).resolves.toMatchObject({ removedArchives: 1 });
  expect(await storage.damaged()).toEqual([]);
});

it('calls no archive damaged that could not be read back, or whose reading was stopped', async () => {
  await make();
  const [first = ''] = names();
  now = new Date(now.getTime() + 60_000);
  async function* unreadable() {
    yield Uint8Array.of(1);
    throw new RangeError('the storage is away');
  }
  jest.spyOn(storage, 'open').mockResolvedValueOnce(unreadable());
  await expect(make()).rejects.toThrow('the storage is away');
  const stop = new AbortController();
  jest.spyOn(storage, 'open').mockImplementationOnce(async () => {
    stop.abort(new Error('stopped'));
    return whole();
  });
  await expect(make(new Source(), stop.signal)).rejects.toThrow('stopped');
  expect(await storage.damaged()).toEqual([]);
  expect((await storage.list()).map(({ name }) => name)).toEqual([first]);
});

it('removes nothing when the archive breaks off or is stopped', async () => {
  await make();
  const [first] = names();
  now = new Date(now.getTime() + 1_000);
  async function* broken() {
    yield Uint8Array.of(1);
    throw new RangeError('the end of it');
  }
  await expect(make(new Source(broken))).rejects.toThrow(RangeError);
  await expect(make(new Source(), AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect(names()).toEqual([first]);
});

it('forgets an erasure once every archive is newer than it', async () => {
  await ledger.note({ at: now, hash: 'one' });
  const left = async () => (await ledger.list()).length;
  for (let night = 0; night < 88; night += 1) {
    await make();
    now = new Date(now.getTime() + NIGHT_MS);
  }
  expect(await left()).toBe(1);
  for (let night = 0; night < 7; night += 1) {
    await make();
    now = new Date(now.getTime() + NIGHT_MS);
  }
  expect(await left()).toBe(0);
});
