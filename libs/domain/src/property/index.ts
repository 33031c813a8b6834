export * from './property';
export * from './property-store';
