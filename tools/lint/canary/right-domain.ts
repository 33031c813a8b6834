// at: libs/domain/src/quotes/canary.ts
// bites: nothing
import type { Room } from '../rooms';

export type Right = Room;
