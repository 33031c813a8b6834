export * from './calendar-date';
export * from './clock';
export * from './domain-error';
export * from './email-address';
export * from './error-kind';
export * from './field-problem';
export * from './language';
export * from './localized';
