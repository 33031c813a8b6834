export * from './erase-person';
export * from './privacy-store';
