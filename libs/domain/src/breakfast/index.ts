export * from './add-breakfast-image';
export * from './arrange-breakfast-images';
export * from './breakfast-image';
export * from './breakfast-image-store';
export * from './change-breakfast-image';
export * from './remove-breakfast-image';
