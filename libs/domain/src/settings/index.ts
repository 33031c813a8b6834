export * from './settings';
export * from './settings-store';
