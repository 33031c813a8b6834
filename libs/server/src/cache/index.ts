export { CacheModule } from './cache.module';
export { sendWithEtag } from './cached-public-read.interceptor';
export { type CachedResponse, makeCachedResponse, sendCachedResponse } from './cached-response';
export { PublicCache } from './public-cache';
export { PublicFile } from './public-file';
export { SingleFlight } from './single-flight';
