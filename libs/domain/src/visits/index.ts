export * from './record-visit';
export * from './visit';
export * from './visit-store';
export * from './visitor';
