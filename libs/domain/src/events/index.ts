export * from './event';
export * from './event-details';
export * from './event-store';
