export * from './add-event';
export * from './change-event';
export * from './event';
export * from './event-calendar';
export * from './event-details';
export * from './event-store';
export * from './read-event-calendar';
export * from './remove-event';
