// at: apps/api/src/rooms/http/canary.ts
// bites: ospite/boundaries
import { EntityManager } from '@mikro-orm/postgresql';

export const wrong = EntityManager;
