export * from './manifest';
export * from './restore-check';
export * from './restore-refused';
