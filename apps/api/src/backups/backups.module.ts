import { Module } from '@nestjs/common';
import { BackupWriter } from './archive/backup-writer';

/** Backups of the whole site. */
@Module({
  providers: [BackupWriter],
  exports: [BackupWriter],
})
export class BackupsModule {}
