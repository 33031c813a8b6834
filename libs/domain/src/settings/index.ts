export * from './settings';
export * from './settings-store';
export * from './site-setting';
export * from './tracking-origins';
