export * from './add-event';
export * from './change-event';
export * from './event';
export * from './event-details';
export * from './event-store';
export * from './remove-event';
