import { ErasureLedger, erasuresIn } from '@ospite/domain';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  type ArchivedTable,
  type Manifest,
} from '../persistence/manifest';
import { Injectable } from '@nestjs/common';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Config } from '@ospite/server/config';
import { MediaStorage } from '@ospite/server/media';
import { VERSION } from '@ospite/server/process';
import { DatabaseSnapshot } from '../persistence/database-snapshot';
import { TableChecksum } from '../persistence/table-checksum';
import { SiteTables } from '../site-tables';
import { HEAD_FILE, MANIFEST_FILE, chunkFile } from './archive-files';
import { packArchive, type AddFile } from './archive-packer';
import { PictureCollector } from './picture-collector';

const packed = promisify<Buffer, Buffer>(gzip);

/** How an archive is written. */
export interface BackupOptions {
  /** Encrypts the archive as a standard age file; undefined or empty: it is not encrypted. */
  readonly passphrase?: string | undefined;
  /** The moment that the archive carries as its own. */
  readonly now: Date;
}

/**
 * Writes the whole running site as one archive: a tar file of pictures, the rows of all tables
 * as of one moment, and at last the manifest. See docs/decisions/0017-a-backup-is-one-archive-of-our-own.md.
 */
@Injectable()
export class BackupWriter {
  constructor(
    private readonly config: Config,
    private readonly storage: MediaStorage,
    private readonly ledger: ErasureLedger,
    private readonly tables: SiteTables,
  ) {}

  /** Whether a site has ever run on the database. */
  hasSite(): Promise<boolean> {
    return DatabaseSnapshot.run(
      this.config.databaseUrl,
      this.tables,
      async (snapshot) => (await snapshot.migrations()).length > 0,
    );
  }

  /**
   * @param destination receives the bytes at its own pace; it is ended, or destroyed when something fails
   * @returns what was written; report `missingPictures` to a person
   * @throws Error when database, storage or destination fail; the destination then holds no valid archive
   */
  write(destination: Writable, { passphrase, now }: BackupOptions): Promise<Manifest> {
    const options = { passphrase: passphrase || undefined, at: now };
    return packArchive(destination, options, async (add) => {
      // Before the rows are read: they may not reflect an erasure noted meanwhile.
      const noted = await this.ledger.list().catch(() => undefined);
      const erasures = noted && erasuresIn(noted, now);
      return DatabaseSnapshot.run(this.config.databaseUrl, this.tables, (snapshot) =>
        this.writeAll(snapshot, add, { createdAt: now.toISOString(), erasures }),
      );
    });
  }

  private async writeAll(
    snapshot: DatabaseSnapshot,
    add: AddFile,
    begun: Pick<Manifest, 'createdAt' | 'erasures'>,
  ): Promise<Manifest> {
    const head = { format: BACKUP_FORMAT, formatVersion: BACKUP_FORMAT_VERSION };
    await add(HEAD_FILE, jsonOf(head));
    const namedNow = () =>
      DatabaseSnapshot.run(this.config.databaseUrl, this.tables, (other) => other.namedPictures());
    const pictures = new PictureCollector(snapshot, this.storage, add, namedNow);
    const { named, missing } = await pictures.collect();
    const tables: ArchivedTable[] = [];
    for (const table of await snapshot.tables()) {
      const checksum = new TableChecksum();
      let number = 0;
      for await (const piece of snapshot.pieces(table)) {
        checksum.add(piece);
        await add(chunkFile(table.name, (number += 1)), await packed(piece));
      }
      tables.push({ name: table.name, columns: table.columns, ...checksum.end() });
    }
    const manifest: Manifest = {
      ...head,
      productVersion: VERSION,
      installation: await snapshot.installation(),
      ...begun,
      migrations: await snapshot.migrations(),
      tables,
      sequences: await snapshot.sequences(),
      pictures: named,
      missingPictures: missing,
    };
    await snapshot.end();
    await add(MANIFEST_FILE, jsonOf(manifest));
    return manifest;
  }
}

const jsonOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
