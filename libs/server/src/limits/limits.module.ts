import { RateLimiter } from '@ospite/domain/shared';
import { Global, Module } from '@nestjs/common';
import { FallbackRateLimiter } from './fallback-rate-limiter';
import { PostgresRateLimiter } from './postgres-rate-limiter';
import { RateLimitJob } from './rate-limit-job';

/** The rate limiter, for every module. */
@Global()
@Module({
  providers: [
    PostgresRateLimiter,
    FallbackRateLimiter,
    { provide: RateLimiter, useExisting: PostgresRateLimiter },
    RateLimitJob,
  ],
  exports: [RateLimiter, FallbackRateLimiter],
})
export class LimitsModule {}
