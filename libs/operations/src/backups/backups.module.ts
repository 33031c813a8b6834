import {
  AddressHasher,
  ArchiveSource,
  BackupStorage,
  CheckOlderBackup,
  Clock,
  DeletionByAge,
  ErasureLedger,
  MakeNightlyBackup,
} from '@ospite/domain';
import { Module, type DynamicModule } from '@nestjs/common';
import { Config } from '@ospite/server/config';
import { type MediaStorage, openBackupFiles } from '@ospite/server/media';
import { ServerSecrets } from '@ospite/server/persistence';
import { useCase } from '@ospite/server/wiring';
import { BackupWriter } from './archive/backup-writer';
import { SiteArchive } from './archive/site-archive';
import { BackupWatch } from './backup-watch';
import { NightlyBackupJob } from './nightly-backup-job';
import { ErasureKeys } from './secrets/erasure-keys';
import { KeyedAddressHasher } from './secrets/keyed-address-hasher';
import { SiteTables } from './site-tables';
import { StoredBackups } from './stored-backups';
import { StoredErasures } from './stored-erasures';

/** The files of backups, as `MediaStorage` is the port of the pictures. */
const BACKUP_FILES = Symbol('files of backups');

/** Backups of the whole site, and the erasures noted beside them. */
@Module({
  providers: [
    BackupWriter,
    NightlyBackupJob,
    { provide: BACKUP_FILES, useFactory: openBackupFiles, inject: [Config] },
    {
      provide: BackupStorage,
      useFactory: (files: MediaStorage, { dataDir }: Config) => new StoredBackups(files, dataDir),
      inject: [BACKUP_FILES, Config],
    },
    {
      provide: ErasureLedger,
      useFactory: (files: MediaStorage) => new StoredErasures(files),
      inject: [BACKUP_FILES],
    },
    {
      provide: AddressHasher,
      useFactory: (files: MediaStorage, secrets: ServerSecrets, { backupPassphrase }: Config) =>
        new KeyedAddressHasher(new ErasureKeys(files, secrets, backupPassphrase)),
      inject: [BACKUP_FILES, ServerSecrets, Config],
    },
    { provide: ArchiveSource, useClass: SiteArchive },
    useCase(MakeNightlyBackup, [
      ArchiveSource,
      BackupStorage,
      ErasureLedger,
      AddressHasher,
      Clock,
      DeletionByAge,
    ]),
    useCase(CheckOlderBackup, [ArchiveSource, BackupStorage, Clock]),
    useCase(BackupWatch, [BackupStorage, Clock]),
  ],
  exports: [AddressHasher, BackupStorage, BackupWatch, BackupWriter, ErasureLedger],
})
export class BackupsModule {
  /** For every module. */
  static with(tables: SiteTables): DynamicModule {
    return {
      module: BackupsModule,
      global: true,
      providers: [{ provide: SiteTables, useValue: tables }],
    };
  }
}
