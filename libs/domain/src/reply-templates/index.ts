export * from './change-reply-templates';
export * from './check-reply-templates';
export * from './read-placeholder-values';
export * from './read-sample-values';
export * from './reply-template';
export * from './reply-template-store';
