export { DatabaseChecks } from './database-checks';
export { HealthModule } from './health.module';
export { Readiness, type UnreadyReason } from './readiness';
