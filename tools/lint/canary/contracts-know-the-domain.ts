// at: libs/contracts/src/canary.ts
// bites: ospite/boundaries,@nx/enforce-module-boundaries
import type { Room } from '@ospite/domain';

export type Wrong = Room;
