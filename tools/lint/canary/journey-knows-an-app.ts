// at: e2e/canary.spec.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { RoomDto } from '../apps/api/src/rooms/http/room.dto';

export const wrong = RoomDto;
