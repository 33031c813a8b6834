export * from './create-i18n';
export * from './paths';
export * from './problem-text';
export * from './site-catalogue';
