export * from './consent';
export * from './consent-store';
