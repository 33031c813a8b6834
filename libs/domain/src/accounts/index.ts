export * from './account';
export * from './account-store';
export * from './secret-hasher';
