export { readsDatabase, runBackupCommand } from './backup-command';
export { runRestoreCommand, type RestoredSite } from './restore-command';
