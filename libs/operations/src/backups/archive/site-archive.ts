import { ArchiveSource, UnopenedArchiveError } from '@ospite/domain';
import { Injectable, Logger } from '@nestjs/common';
import { PassThrough } from 'node:stream';
import { Config } from '@ospite/server/config';
import { RestoreRefusedError, type RestoreRefusal } from '../persistence/restore-refused';
import { BackupWriter } from './backup-writer';
import { verifyArchive } from './verify-archive';

const UNOPENED: readonly RestoreRefusal[] = ['passphrase_missing', 'passphrase_wrong', 'newer_format'];

/** The site's archive as a stream, which `BackupWriter` produces at the reader's pace. */
@Injectable()
export class SiteArchive extends ArchiveSource {
  private readonly logger = new Logger(SiteArchive.name);

  constructor(
    private readonly writer: BackupWriter,
    private readonly config: Config,
  ) {
    super();
  }

  override get isEncrypted(): boolean {
    return this.config.backupPassphrase !== undefined;
  }

  override async check(archive: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await verifyArchive(archive, this.config.backupPassphrase);
    } catch (error) {
      const isUnopened = error instanceof RestoreRefusedError && UNOPENED.includes(error.reason);
      throw isUnopened ? new UnopenedArchiveError(error.message) : error;
    }
  }

  override async *archive(now: Date): AsyncGenerator<Uint8Array> {
    const bytes = new PassThrough();
    // The reader gets the error below.
    bytes.on('error', () => undefined);
    const written = this.writer.write(bytes, { passphrase: this.config.backupPassphrase, now });
    written.catch(() => undefined);
    yield* bytes;
    const { missingPictures } = await written;
    if (missingPictures.length > 0)
      this.logger.warn(
        `${missingPictures.length} files of pictures are missing; npm run media -- list names them`,
      );
  }
}
