// at: apps/api/src/rooms/http/canary.http.spec.ts
// bites: ospite/boundaries
import { RoomRecord } from '../persistence/room.record';

export const wrong = RoomRecord;
