export * from './visit';
export * from './visit-store';
