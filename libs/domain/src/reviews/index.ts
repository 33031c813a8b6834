export * from './place-review';
export * from './reply-to-review';
export * from './review';
export * from './review-emails';
export * from './review-request';
export * from './review-store';
