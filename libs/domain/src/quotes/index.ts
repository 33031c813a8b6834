export * from './additional-service';
export * from './place-quote';
export * from './quote';
export * from './quote-letters';
export * from './quote-quota';
export * from './quote-request';
export * from './quote-store';
