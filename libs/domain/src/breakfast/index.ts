export * from './breakfast-gallery';
export * from './breakfast-image';
export * from './breakfast-image-store';
