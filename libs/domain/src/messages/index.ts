export * from './confirmation-limit';
export * from './flood';
export * from './gathered-letter';
export * from './mailer';
export * from './message';
export * from './message-store';
export * from './send-due-messages';
