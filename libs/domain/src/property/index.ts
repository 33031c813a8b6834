export * from './property';
export * from './property-details';
export * from './property-editor';
export * from './property-figures';
export * from './property-store';
export * from './property-times';
