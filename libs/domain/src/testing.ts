// For tests alone: an entry point of its own, so that no product code reaches fixtures, memory twins and the contract
// suites of the ports by accident.
export * from './accounts/account-store.contract';
export * from './accounts/secrets/secret-hash-store.contract';
export * from './accounts/session-store.contract';
export * from './breakfast/breakfast-image-store.contract';
export * from './breakfast/breakfast-image.fixture';
export * from './breakfast/memory-breakfast-image-store.fixture';
export * from './events/event-store.contract';
export * from './events/event.fixture';
export * from './events/memory-event-store.fixture';
export * from './messages/message.fixture';
export * from './property/property.fixture';
export * from './quotes/quote.fixture';
export * from './reviews/review.fixture';
export * from './rooms/memory-room-store.fixture';
export * from './rooms/room-store.contract';
export * from './rooms/room.fixture';
export * from './shared/memory-picture-store.fixture';
export * from './shared/memory-rate-limiter.fixture';
export * from './shared/picture-store.contract';
export * from './shared/rate-limiter.contract';
