import { MemoryRateLimiter } from './memory-rate-limiter.fixture';
import { describeRateLimiter } from './rate-limiter.contract';

describeRateLimiter((clock) => new MemoryRateLimiter(clock));
