export * from './apply-retention';
export * from './erase-person';
export * from './privacy-store';
export * from './retention';
export * from './retention-store';
