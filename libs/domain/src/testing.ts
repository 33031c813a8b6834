// For tests alone: an entry point of its own, so that no product code reaches fixtures, memory twins and the contract
// suites of the ports by accident.
export * from './events/event.fixture';
export * from './messages/memory-message-store.fixture';
export * from './messages/message.fixture';
export * from './messages/message-store.contract';
export * from './messages/outbox.fixture';
export * from './messages/sending.contract';
export * from './property/memory-property-store.fixture';
export * from './property/property-store.contract';
export * from './property/property.fixture';
export * from './quotes/memory-quote-store.fixture';
export * from './quotes/quote.fixture';
export * from './quotes/quote-store.contract';
export * from './reviews/memory-review-store.fixture';
export * from './reviews/review.fixture';
export * from './reviews/review-store.contract';
export * from './rooms/room.fixture';
export * from './settings/memory-settings-stores.fixture';
export * from './settings/settings-stores.contract';
export * from './shared/memory-rate-limiter.fixture';
export * from './shared/rate-limiter.contract';
export * from './shared/submission.contract';
export * from './visits/memory-visit-store.fixture';
export * from './visits/visit-store.contract';
