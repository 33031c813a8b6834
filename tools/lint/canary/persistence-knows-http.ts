// at: apps/api/src/rooms/persistence/canary.ts
// bites: ospite/boundaries
import { presentRoom } from '../http/room.presenter';

export const wrong = presentRoom;
