export { BackupWriter, type BackupOptions } from './archive/backup-writer';
export { BackupWatch } from './backup-watch';
export { BackupsModule } from './backups.module';
export { SiteRestorer } from './archive/site-restorer';
export { verifyArchive } from './archive/verify-archive';
