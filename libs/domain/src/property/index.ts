export * from './change-property-details';
export * from './property';
export * from './property-details';
export * from './property-figures';
export * from './property-store';
export * from './property-times';
