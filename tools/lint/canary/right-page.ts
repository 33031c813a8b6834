// at: apps/public-web/src/pages/room/canary.ts
// bites: nothing
import type { Room } from '@ospite/domain';
import { RoomGallery } from '../../features/rooms/room-gallery';
import { Price } from '../../shared/price';
import { Facts } from './facts';

export const right = [Facts, Price, RoomGallery] satisfies unknown[];
export type Right = Room;
