// at: apps/api/src/rooms/persistence/canary.ts
// bites: nothing
import { EntityManager } from '@mikro-orm/postgresql';
import type { Room } from '@ospite/domain';
import { ContentVersion } from '../../platform/persistence/content-version';
import { RoomRecord } from './room.record';

export const right = [ContentVersion, EntityManager, RoomRecord] satisfies unknown[];
export type Right = Room;
