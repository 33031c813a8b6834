import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';

/** A file of an archive. Its size is known before its content is read. */
export interface ArchiveEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** A small file of JSON. */
export function jsonEntry(name: string, value: unknown, modifiedAt: Date): ArchiveEntry {
  return textEntry(name, `${JSON.stringify(value, null, 2)}\n`, modifiedAt);
}

export function textEntry(name: string, text: string, modifiedAt: Date): ArchiveEntry {
  const content = Buffer.from(text);
  return { name, size: content.length, modifiedAt, content: [content] };
}

/**
 * Packs files as a `.tar.gz` stream: memory holds no more than the next chunk of a file, and nothing is read faster than
 * the receiver takes it.
 */
export async function* tarGz(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<Buffer> {
  const archive = pack();
  const zipped = createGzip();
  const packing = packAll(archive, entries);
  const zipping = pipeline(archive, zipped);
  // Both end with the reading of `zipped` below, or fail with it; until then nobody awaits them.
  packing.catch((error: unknown) => archive.destroy(toError(error)));
  zipping.catch(() => undefined);
  try {
    yield* zipped as AsyncIterable<Buffer>;
    await packing;
  } finally {
    archive.destroy();
    zipped.destroy();
  }
}

async function packAll(
  archive: ReturnType<typeof pack>,
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  for await (const { name, size, modifiedAt, content } of entries) {
    const file = archive.entry({ name, size, mtime: modifiedAt });
    await pipeline(Readable.from(content, { objectMode: false }), file);
  }
  archive.finalize();
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
