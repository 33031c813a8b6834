export * from './review';
export * from './review-store';
