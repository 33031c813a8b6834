// at: apps/public-web/src/shared/canary.ts
// bites: ospite/boundaries
export * from '../features/rooms/room-gallery';
