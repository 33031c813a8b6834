// at: apps/admin-web/src/features/rooms/canary.ts
// bites: ospite/boundaries
import { RoomsPage } from '../../pages/rooms/rooms-page';

export const wrong = RoomsPage;
