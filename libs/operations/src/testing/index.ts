/** Exports for tests of the composed application only. */
export { MANIFEST_FILE, chunkFile } from '../backups/archive/archive-files';
export { packArchive } from '../backups/archive/archive-packer';
export { type ArchiveFile, archiveOfFile, readArchive } from '../backups/archive/archive-reader';
export { BackupWriter } from '../backups/archive/backup-writer';
export { seal } from '../backups/archive/seal';
export { SiteRestorer } from '../backups/archive/site-restorer';
export { verifyArchive } from '../backups/archive/verify-archive';
export { BackupWatch } from '../backups/backup-watch';
export { migrateTarget } from '../backups/persistence/migrate-target';
export { TableChecksum } from '../backups/persistence/table-checksum';
export type { SuperAdminHealth } from '../installation/http/super-admin-health.dto';
