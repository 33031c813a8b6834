// at: libs/domain/src/rooms/canary.ts
// bites: ospite/boundaries
import { readFileSync } from 'node:fs';

export const wrong = readFileSync;
