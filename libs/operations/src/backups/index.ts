export { BackupsModule } from './backups.module';
export { damaged, RestoreRefusedError } from './persistence/restore-refused';
export type { Manifest } from './persistence/manifest';
export { SiteTables } from './site-tables';
