export * from './access-key';
export * from './access-key-secrets';
export * from './access-key-store';
export * from './check-access-key';
export * from './create-access-key';
