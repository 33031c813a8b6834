export * from './confirmation-limit';
export * from './flood';
export * from './mailer';
export * from './message';
export * from './message-store';
export * from './retry-message';
export * from './send-due-messages';
