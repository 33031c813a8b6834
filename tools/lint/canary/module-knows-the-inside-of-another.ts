// at: apps/api/src/quotes/canary.ts
// bites: ospite/boundaries
import { RoomsModule } from '../rooms/rooms.module';

export const wrong = RoomsModule;
