export * from './event';
export * from './event-store';
