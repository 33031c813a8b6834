// at: apps/public-web/src/pages/room/canary.ts
// bites: ospite/boundaries
import { store } from '../../app/store';

export const wrong = store;
