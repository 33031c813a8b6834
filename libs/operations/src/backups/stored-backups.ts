import { archiveMoment, BackupStorage, type StoredArchive } from '@ospite/domain';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderStorage, type MediaStorage } from '@ospite/server/media';

/** Empty marker files for archives not accepted yet, and for rejected ones. */
const UNPROVEN = 'unproven/';
const DAMAGED = 'damaged/';
/**
 * An archive that was read back intact has an empty file `proven/<moment>-<name>`, so that one listing shows all results.
 */
const PROVEN = 'proven/';
const PROOF = /^proven\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(.+)$/;

/** Archives in a folder or a bucket, each a file of that name. */
export class StoredBackups extends BackupStorage {
  /** @param dataDir whose disk it may share */
  constructor(
    private readonly files: MediaStorage,
    private readonly dataDir: string,
  ) {
    super();
  }

  override get place(): string {
    return this.files.place;
  }

  override async isOnSameDisk(): Promise<boolean> {
    if (!(this.files instanceof FolderStorage)) return false;
    return (await diskOf(this.files.place)) === (await diskOf(this.dataDir));
  }

  override async put(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    // First, so that a process may be killed at any moment.
    await this.files.put(UNPROVEN + name, new Uint8Array());
    await this.files.putStream(name, content);
  }

  override async accept(name: string, at: Date): Promise<void> {
    const former = await this.proofsOf([name]);
    const proof = proofOf(name, at);
    await this.files.put(proof, new Uint8Array());
    await this.files.remove([UNPROVEN + name, ...former.filter((key) => key !== proof)]);
    await this.files.remove(await this.files.list(DAMAGED));
  }

  override async reject(name: string): Promise<void> {
    await this.files.put(DAMAGED + name, new Uint8Array());
    await this.remove([name]);
  }

  override async damaged(): Promise<readonly string[]> {
    return (await this.files.list(DAMAGED)).map((key) => key.slice(DAMAGED.length)).toSorted();
  }

  override async open(name: string, bytesPerSecond?: number): Promise<AsyncIterable<Uint8Array> | undefined> {
    const body = (await this.files.open(name))?.body;
    return body && bytesPerSecond !== undefined ? slowly(body, bytesPerSecond) : body;
  }

  override async list(): Promise<readonly StoredArchive[]> {
    const keys = await this.files.list();
    const unproven = new Set(keys.filter((key) => key.startsWith(UNPROVEN)));
    const proofs = provenIn(keys);
    const found = keys.map(async (name) => {
      const at = unproven.has(UNPROVEN + name) ? undefined : archiveMoment(name);
      const file = at && (await this.files.stat(name));
      return file ? [{ name, at, bytes: file.size, provenAt: proofs.get(name) }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  override async remove(names: readonly string[]): Promise<void> {
    await this.files.remove(names);
    await this.files.remove([...names.map((name) => UNPROVEN + name), ...(await this.proofsOf(names))]);
  }

  private async proofsOf(names: readonly string[]): Promise<readonly string[]> {
    const keys = await this.files.list(PROVEN);
    return keys.filter((key) => names.includes(PROOF.exec(key)?.[5] ?? ''));
  }

  override async removeUnfinished(): Promise<void> {
    await this.files.removeUnfinished();
    const unproven = await this.files.list(UNPROVEN);
    await this.remove(unproven.map((key) => key.slice(UNPROVEN.length)));
  }
}

/** To the second, in a form that is valid on every file system. */
const proofOf = (name: string, at: Date): string =>
  `${PROVEN}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${name}`;

/** When each archive was last read back intact; a killed run may have left an older marker beside the newer one. */
function provenIn(keys: readonly string[]): ReadonlyMap<string, Date> {
  const proofs = keys.toSorted().flatMap((key): [string, Date][] => {
    const [, day, hour, minute, second, name = ''] = PROOF.exec(key) ?? [];
    const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(at.getTime()) ? [] : [[name, at]];
  });
  return new Map(proofs);
}

/** Yields the parts at no more than this many bytes per second. */
async function* slowly(body: AsyncIterable<Uint8Array>, bytesPerSecond: number): AsyncGenerator<Uint8Array> {
  const began = performance.now();
  let given = 0;
  for await (const part of body) {
    yield part;
    given += part.byteLength;
    const early = (given / bytesPerSecond) * 1_000 - (performance.now() - began);
    if (early > 0) await pause(early);
  }
}

/** The number of the disk that holds a folder, or will hold it once it is made. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  const parent = path.dirname(folder);
  return found?.dev ?? (parent === folder ? 0 : diskOf(parent));
}
