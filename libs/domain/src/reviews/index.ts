export * from './place-review';
export * from './review';
export * from './review-emails';
export * from './review-quota';
export * from './review-request';
export * from './review-store';
