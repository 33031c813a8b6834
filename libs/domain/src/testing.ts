// Fixtures for tests alone: an entry point of its own, so that no product code reaches them by accident.
export * from './events/event.fixture';
export * from './messages/message.fixture';
export * from './property/property.fixture';
export * from './quotes/quote.fixture';
export * from './reviews/review.fixture';
export * from './rooms/room.fixture';
