export { FallbackRateLimiter } from './fallback-rate-limiter';
export { LimitsModule } from './limits.module';
export { PostgresRateLimiter } from './postgres-rate-limiter';
export { RATE_LIMIT_JOB } from './rate-limit-job';
export { RateLimitRecord } from './rate-limit.record';
