export * from './consent';
export * from './record-consent';
