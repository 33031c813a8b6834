// at: libs/domain/src/rooms/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import { map } from 'rxjs';

export const wrong = map;
