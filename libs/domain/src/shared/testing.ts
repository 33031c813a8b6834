// Only for tests, like `../testing.ts`, for libraries that know nothing of the domain but this folder.
export * from './limits/memory-rate-limiter.fixture';
export * from './pictures/memory-picture-store.fixture';
export * from './pictures/picture-store.contract';
export * from './limits/rate-limiter.contract';
