// at: apps/api/src/platform/canary.ts
// bites: ospite/boundaries
export { RoomsModule } from '../rooms/rooms.module';
