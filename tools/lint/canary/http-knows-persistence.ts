// at: apps/api/src/rooms/http/canary.ts
// bites: ospite/boundaries
import { RoomRecord } from '../persistence/room.record';

export const wrong = RoomRecord;
