import { Clock } from '@ospite/domain';
import { Injectable } from '@nestjs/common';
import { MediaStorage } from '@ospite/server/media';
import { RequestProblem, RETRY_SECONDS } from '@ospite/server/problems';
import { jsonEntry, tarGz, textEntry, type ArchiveEntry } from './archive/archive';
import { tableCsv, tableJson } from './archive/table-files';
import { TableSnapshot } from './persistence/table-snapshot';

/** Raised when the format of the archive's files changes. */
const FORMAT_VERSION = 1;
/** Each takes a connection to the database beyond the others, and a good part of a core. Our own figure. */
const AT_ONCE = 2;

/**
 * All data of the installation as an archive: the tables as JSON for programs and as CSV for spreadsheets
 * (`data/<table>/0001.json` and `.csv`, at most 1,000 rows a file) and the stored pictures (`media/…`), without secrets.
 * Source: specification §7, Further calls.
 */
@Injectable()
export class FullExport {
  private underWay = 0;

  constructor(
    private readonly tables: TableSnapshot,
    private readonly storage: MediaStorage,
    private readonly clock: Clock,
  ) {}

  /** @throws RequestProblem `server.unavailable` while enough archives are being made */
  async *archive(): AsyncIterable<Buffer> {
    if (this.underWay >= AT_ONCE) throw new RequestProblem('server.unavailable', [], RETRY_SECONDS.away);
    this.underWay += 1;
    try {
      yield* tarGz(this.entries());
    } finally {
      this.underWay -= 1;
    }
  }

  private async *entries(): AsyncIterable<ArchiveEntry> {
    const now = this.clock.now();
    const manifest = { format: 'ospite-export', version: FORMAT_VERSION, createdAt: now.toISOString() };
    yield jsonEntry('manifest.json', manifest, now);
    for await (const { table, number, fields, rows } of this.tables.read()) {
      const name = `data/${table}/${String(number).padStart(4, '0')}`;
      yield textEntry(`${name}.json`, tableJson(rows), now);
      yield textEntry(`${name}.csv`, tableCsv(fields, rows), now);
    }
    yield* mediaFiles(this.storage);
  }
}

/** The stored files, except hidden ones (as in the trash) and those that are deleted meanwhile. */
async function* mediaFiles(storage: MediaStorage): AsyncIterable<ArchiveEntry> {
  const shown = (await storage.list()).filter((key) => !key.split('/').some((part) => part.startsWith('.')));
  for (const key of shown.toSorted()) {
    const found = await storage.open(key);
    if (found)
      yield { name: `media/${key}`, size: found.size, modifiedAt: found.modifiedAt, content: found.body };
  }
}
