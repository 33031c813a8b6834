export * from './breakfast-image';
export * from './breakfast-image-store';
