export * from './create-i18n';
export * from './locales';
export * from './paths';
export * from './problem-text';
export * from './site-catalogue';
