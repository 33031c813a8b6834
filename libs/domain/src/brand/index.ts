export * from './brand';
export * from './brand-store';
export * from './change-palette';
export * from './palettes';
