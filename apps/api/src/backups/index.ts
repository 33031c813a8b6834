export { BackupWriter, type BackupOptions } from './archive/backup-writer';
export { archiveOfFile } from './archive/archive-reader';
export { BackupWatch } from './backup-watch';
export { BACKUP_JOB } from './nightly-backup-job';
export { BackupsModule } from './backups.module';
export { SiteRestorer, type OpenArchive } from './archive/site-restorer';
export { StoredBackups } from './stored-backups';
export { verifyArchive } from './archive/verify-archive';
