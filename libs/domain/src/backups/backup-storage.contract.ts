import { archiveName } from './archive-name';
import type { BackupStorage } from './backup-storage';

const AT = new Date('2026-11-22T02:50:00.000Z');
const NAME = archiveName(AT, true);
const OTHER = archiveName(new Date('2026-11-21T02:50:00.000Z'), true);
const PROVEN = new Date('2026-11-22T02:53:07.400Z');
const SECOND = new Date('2026-11-22T02:53:07.000Z');

async function* parts(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}

async function textOf(content: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  if (!content) return undefined;
  let text = '';
  for await (const part of content) text += new TextDecoder().decode(part);
  return text;
}

/** What every storage of backups does. @param open gives an empty one */
export function describeBackupStorage(open: () => Promise<BackupStorage>): void {
  let storage: BackupStorage;

  beforeEach(async () => {
    storage = await open();
  });

  const store = async (name: string, ...texts: readonly string[]) => {
    await storage.put(name, parts(...texts));
    await storage.accept(name, PROVEN);
  };

  it('has no archive at first', async () => {
    expect([await storage.list(), await storage.open(NAME)]).toEqual([[], undefined]);
    await storage.remove([NAME]);
    await storage.removeUnfinished();
  });

  it('stores archives, and tells of each its moment and size', async () => {
    const older = new Date('2026-11-21T02:50:00Z');
    await store(NAME, 'one ', 'archive');
    await store(archiveName(older, false), 'x');
    const list = (await storage.list()).toSorted((one, other) => Number(other.at) - Number(one.at));
    expect(list).toEqual([
      { name: 'ospite-2026-11-22T02-50-00Z.tar.age', at: AT, bytes: 11, provenAt: SECOND },
      { name: 'ospite-2026-11-21T02-50-00Z.tar', at: older, bytes: 1, provenAt: SECOND },
    ]);
    expect(await textOf(await storage.open(NAME))).toBe('one archive');
  });

  it('stores no archive whose content breaks off', async () => {
    async function* broken() {
      yield* parts('one');
      throw new RangeError('the end of it');
    }
    await expect(storage.put(NAME, broken())).rejects.toThrow(RangeError);
    expect(await storage.list()).toEqual([]);
  });

  it('removes archives, those that are missing included, and nothing else', async () => {
    await store(NAME, 'x');
    await store(archiveName(new Date('2026-11-21T02:50:00Z'), true), 'x');
    await storage.remove([NAME, archiveName(new Date(0), false)]);
    expect((await storage.list()).map(({ name }) => name)).toEqual(['ospite-2026-11-21T02-50-00Z.tar.age']);
  });

  it('counts no archive that nobody has accepted, and removes it with what is unfinished', async () => {
    await store(OTHER, 'whole');
    await storage.put(NAME, parts('not read back'));
    expect((await storage.list()).map(({ name }) => name)).toEqual([OTHER]);
    expect(await textOf(await storage.open(NAME))).toBe('not read back');
    await storage.removeUnfinished();
    expect(await storage.open(NAME)).toBeUndefined();
    expect((await storage.list()).map(({ name }) => name)).toEqual([OTHER]);
  });

  it('tells when an archive was last found whole, until it is removed', async () => {
    const later = new Date('2026-12-05T03:10:00Z');
    const proofs = async () =>
      (await storage.list()).map(({ name, provenAt }) => [name, provenAt?.toISOString()]).toSorted();
    await store(OTHER, 'x');
    await store(NAME, 'x');
    await storage.accept(OTHER, later);
    expect(await proofs()).toEqual([
      [OTHER, later.toISOString()],
      [NAME, SECOND.toISOString()],
    ]);
    await storage.remove([OTHER]);
    expect(await proofs()).toEqual([[NAME, SECOND.toISOString()]]);
  });

  it('gives the same content slowly', async () => {
    await store(NAME, 'one ', 'archive');
    expect(await textOf(await storage.open(NAME, 1_000))).toBe('one archive');
  });

  it('names an archive that was rejected until a later one is accepted', async () => {
    await storage.put(OTHER, parts('another thing'));
    await storage.reject(OTHER);
    expect([await storage.list(), await storage.open(OTHER)]).toEqual([[], undefined]);
    await storage.removeUnfinished();
    expect(await storage.damaged()).toEqual([OTHER]);
    await store(NAME, 'whole');
    expect(await storage.damaged()).toEqual([]);
  });
}
