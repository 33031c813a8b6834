export { DatabasePool, servingPool } from './connections/database-pool';
export { LongRunningWork } from './connections/long-running-work';
export { MAX_ORM_CONNECTIONS, MAX_PLAIN_CONNECTIONS, SERVING_LIMITS } from './connections/serving-limits';
export { ServingPools } from './connections/serving-pools';
export { waitForDatabase } from './connections/wait-for-database';
export { ContentVersionRecord } from './content/content-version.record';
export { ContentVersion } from './content/content-version';
export { hmacSigner } from './hmac-signer';
export { INSTALLATION_ROW, InstallationRecord, UNFINISHED_RESTORE } from './installation.record';
export { runMigrations, runMigrationsBeforeServing, schemaDrift } from './migrations';
export { DatabaseNotices } from './notices/database-notices';
export { DatabaseSchema, JOBS_SCHEMA, MIGRATIONS_TABLE, ormOptions, servingOrmOptions } from './orm-options';
export { PersistenceModule } from './persistence.module';
export { firstYoungRow, type RowLock } from './personal-rows';
export { contractions, readColumns, type ReleasedSchema } from './released-schema';
export { isRowId, MAX_ROW_ID, rowIdOf } from './row-id';
export { ServerSecretRecord } from './server-secret.record';
export { ServerSecrets } from './server-secrets';
export {
  CONTENT_HASH_LENGTH,
  findByKey,
  findSubmitted,
  keyColumns,
  lockKey,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  optionalKeyColumns,
  runSubmission,
  submissionColumns,
} from './submissions';
export { ASYNCHRONOUS_COMMIT } from './asynchronous-commit';
export { hasEveryWord } from './word-search';
