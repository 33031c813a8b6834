import type { ArchiveSource } from './archive-source';
import { MeteredStream } from './metered-stream';

/** A stored archive differs from what was written. */
export class BackupDamagedError extends Error {
  constructor(name: string, why: string) {
    super(`${name} was damaged when it was read back, and is removed: ${why}`);
    this.name = 'BackupDamagedError';
  }
}

/**
 * Reads a stored archive and checks everything in it against its manifest.
 * @param content undefined when there is no such archive
 * @param bytes how many there have to be
 * @returns what is wrong with it; undefined when it is intact
 * @throws what reading it throws, or the signal's reason: a storage that is away, or a server that stops, says nothing about
 *   the archive
 */
export async function readBack(
  source: ArchiveSource,
  content: AsyncIterable<Uint8Array> | undefined,
  bytes: number,
  signal: AbortSignal,
): Promise<Error | undefined> {
  const stream = new MeteredStream(content ?? nothing(), signal);
  try {
    await source.check(stream);
  } catch (error) {
    if (stream.failure !== undefined) throw stream.failure;
    signal.throwIfAborted();
    return error instanceof Error ? error : new Error(String(error));
  }
  signal.throwIfAborted();
  if (stream.bytes === bytes) return undefined;
  return new Error(`${bytes} bytes were written, ${stream.bytes} are stored`);
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // A missing archive has no bytes.
}
