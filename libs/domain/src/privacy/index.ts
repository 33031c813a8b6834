export * from './apply-erasures';
export * from './apply-retention';
export * from './erase-person';
export * from './erasure-ledger';
export * from './erasures';
export * from './privacy-store';
export * from './retention';
export * from './retention-store';
