// For tests alone: an entry point of its own, so that no product code reaches fixtures, memory twins and the contract
// suites of the ports by accident.
export * from './accounts/account-store.contract';
export * from './accounts/secrets/secret-hash-store.contract';
export * from './accounts/session-store.contract';
export * from './events/event.fixture';
export * from './messages/message.fixture';
export * from './property/property.fixture';
export * from './quotes/quote.fixture';
export * from './reviews/review.fixture';
export * from './rooms/room.fixture';
export * from './shared/memory-rate-limiter.fixture';
export * from './shared/rate-limiter.contract';
