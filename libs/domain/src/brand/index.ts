export * from './brand';
export * from './brand-store';
export * from './change-logo';
export * from './change-look';
export * from './icons';
export * from './logo';
export * from './palettes';
export * from './typefaces';
