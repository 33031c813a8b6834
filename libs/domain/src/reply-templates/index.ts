export * from './change-reply-templates';
export * from './check-reply-templates';
export * from './read-reply-words';
export * from './read-sample-words';
export * from './reply-template';
export * from './reply-template-store';
