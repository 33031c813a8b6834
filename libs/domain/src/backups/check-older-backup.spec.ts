import { archiveName } from './archive-name';
import { ArchiveSource, UnopenedArchiveError } from './archive-source';
import { CheckOlderBackup } from './check-older-backup';
import { MemoryBackupStorage } from './memory-backups.fixture';
import { BackupDamagedError } from './read-back';

const NOW = new Date('2026-11-22T03:55:00.000Z');
const LOCKED = 9;
let storage: MemoryBackupStorage;

/** What has a 7 in it or another length is damaged, what has a 9 is locked with another passphrase. */
class Source extends ArchiveSource {
  override readonly isEncrypted = false;
  override archive(): AsyncIterable<Uint8Array> {
    throw new Error('nothing is made here');
  }
  override async check(archive: AsyncIterable<Uint8Array>): Promise<void> {
    const found: number[] = [];
    for await (const part of archive) found.push(...part);
    if (found.includes(LOCKED)) throw new UnopenedArchiveError('another passphrase');
    if (found.includes(7) || found.length !== 2) throw new Error('the checksum is another one');
  }
}

const check = (signal = new AbortController().signal) =>
  new CheckOlderBackup(new Source(), storage, { now: () => NOW }).check(nameOf(22), signal);
const nameOf = (day: number) => archiveName(new Date(Date.UTC(2026, 10, day, 3, 50)), false);
/** Stores the archive of a day of November, proven on another one. */
async function store(day: number, provenOn: number, byte = 1): Promise<string> {
  async function* content() {
    yield Uint8Array.of(byte, 2);
  }
  await storage.put(nameOf(day), content());
  await storage.accept(nameOf(day), new Date(Date.UTC(2026, 10, provenOn, 4)));
  return nameOf(day);
}
/** An archive that lies there turns into another thing. */
const rot = (day: number, ...bytes: readonly number[]) =>
  storage.archives.set(nameOf(day), Uint8Array.from(bytes));
const names = async () => (await storage.list()).map(({ name }) => name).toSorted();

beforeEach(async () => {
  storage = new MemoryBackupStorage();
  await store(22, 22);
});

it('reads the archive again whose last proof is oldest, each night another one', async () => {
  for (const [day, provenOn] of [
    [19, 20],
    [20, 21],
    [21, 19],
  ] as const)
    await store(day, provenOn);
  const read: (string | undefined)[] = [];
  for (let night = 0; night < 3; night += 1) read.push((await check()).whole);
  expect(read).toEqual([nameOf(21), nameOf(19), nameOf(20)]);
  expect((await storage.list()).filter(({ provenAt }) => provenAt?.getTime() === NOW.getTime())).toHaveLength(
    3,
  );
});

it('begins with what nobody has proven, as after an upgrade, or put there by hand', async () => {
  await store(20, 20);
  rot(18, 1, 2);
  rot(17, 1, 2);
  expect([(await check()).whole, (await check()).whole]).toEqual([nameOf(17), nameOf(18)]);
});

it('does not read the newest one again, which was read back just now', async () => {
  const open = jest.spyOn(storage, 'open');
  expect(await check()).toEqual({ unopened: [] });
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['a small one at 16 MiB a second', 2 ** 20, 16 * 2 ** 20],
  ['one of 80 GiB within 25 minutes, since two readings have to fit into its hour', 80 * 2 ** 30, 57_266_231],
])('reads %s', async (_what, bytes, bytesPerSecond) => {
  await store(20, 20);
  const [found] = (await storage.list()).filter(({ name }) => name === nameOf(20));
  if (!found) throw new Error('it is not there');
  jest.spyOn(storage, 'list').mockResolvedValueOnce([{ ...found, bytes }]);
  const open = jest.spyOn(storage, 'open').mockRejectedValueOnce(new Error('asked'));
  await expect(check()).rejects.toThrow('asked');
  expect(open).toHaveBeenCalledWith(nameOf(20), bytesPerSecond);
});

it.each([
  ['another byte', [7, 2]],
  ['no end', [1]],
])('an older archive with %s is rejected and named, and costs no other one', async (_what, bytes) => {
  await store(20, 20);
  await store(21, 21);
  rot(20, ...bytes);
  await expect(check()).rejects.toThrow(BackupDamagedError);
  expect([await names(), await storage.damaged()]).toEqual([[nameOf(21), nameOf(22)], [nameOf(20)]]);
});

it('an archive that is whole when it is read a second time stays, since it cannot be made again', async () => {
  await store(20, 20);
  async function* turned() {
    yield Uint8Array.of(7, 2);
  }
  jest.spyOn(storage, 'open').mockResolvedValueOnce(turned());
  expect(await check()).toEqual({ whole: nameOf(20), unopened: [] });
  expect(await storage.damaged()).toEqual([]);
});

it('calls no archive damaged that another passphrase locks, tells of it and reads the next one', async () => {
  await store(19, 19, LOCKED);
  await store(20, 20);
  expect(await check()).toEqual({ whole: nameOf(20), unopened: [nameOf(19)] });
  expect([await names(), await storage.damaged()]).toEqual([[nameOf(19), nameOf(20), nameOf(22)], []]);
});

it('calls no archive damaged that could not be read, or whose reading was stopped', async () => {
  await store(20, 20);
  async function* unreadable() {
    yield Uint8Array.of(7);
    throw new RangeError('the storage is away');
  }
  jest.spyOn(storage, 'open').mockResolvedValueOnce(unreadable());
  await expect(check()).rejects.toThrow('the storage is away');
  rot(20, 7);
  await expect(check(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect([await names(), await storage.damaged()]).toEqual([[nameOf(20), nameOf(22)], []]);
});
