export * from './amenity';
export * from './price';
export * from './room';
export * from './room-image';
export * from './room-store';
