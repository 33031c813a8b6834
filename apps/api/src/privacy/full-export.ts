import { Clock } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../platform/config/config';
import { jsonEntry, tarGz, textEntry, type ArchiveEntry } from './archive/archive';
import { TableSnapshot } from './persistence/table-snapshot';

/** Raised when the format of the archive's files changes. */
const FORMAT_VERSION = 1;

/**
 * All data of the installation as an archive: the tables as JSON (`data/<table>/0001.json`, at most 1,000 rows a file) and
 * the stored pictures (`media/…`), without secrets. Source: decisions §5, `GET /api/export`.
 */
@Injectable()
export class FullExport {
  constructor(
    private readonly tables: TableSnapshot,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  archive(): AsyncIterable<Buffer> {
    return tarGz(this.entries());
  }

  private async *entries(): AsyncIterable<ArchiveEntry> {
    const now = this.clock.now();
    const manifest = { format: 'ospite-export', version: FORMAT_VERSION, createdAt: now.toISOString() };
    yield jsonEntry('manifest.json', manifest, now);
    for await (const { table, number, rows } of this.tables.read()) {
      const name = `data/${table}/${String(number).padStart(4, '0')}.json`;
      yield textEntry(name, rows.length > 0 ? `[\n${rows.join(',\n')}\n]\n` : '[]\n', now);
    }
    yield* mediaFiles(this.config.mediaDir);
  }
}

/** The stored files, except hidden ones (being written, or in the trash) and those that are deleted meanwhile. */
async function* mediaFiles(folder: string): AsyncIterable<ArchiveEntry> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(
      (file) =>
        !path
          .relative(folder, file)
          .split(path.sep)
          .some((part) => part.startsWith('.')),
    );
  for (const file of files.toSorted()) {
    const handle = await open(file).catch(ifMissing(undefined));
    if (!handle) continue;
    try {
      const { size, mtime: modifiedAt } = await handle.stat();
      const name = `media/${path.relative(folder, file).split(path.sep).join('/')}`;
      // Never more than the announced size, in case the file still grows.
      const content: AsyncIterable<Buffer> | [] =
        size > 0 ? handle.createReadStream({ start: 0, end: size - 1, autoClose: false }) : [];
      yield { name, size, modifiedAt, content };
    } finally {
      await handle.close();
    }
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
