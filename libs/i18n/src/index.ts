export * from './create-i18n';
export { italianNumbers } from './italian-numbers';
export * from './later-texts';
export * from './locales';
export { oneRoomPattern } from './one-room';
export * from './page-texts';
export * from './paths';
export * from './problem-text';
export * from './site-catalogue';
