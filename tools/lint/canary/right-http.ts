// at: apps/api/src/rooms/http/canary.ts
// bites: nothing
import { Get } from '@nestjs/common';
import type { RoomStore } from '@ospite/domain';
import { Public } from '../../platform/auth/public';
import { quotesFace } from '../../quotes';
import { RoomDto } from './room.dto';

export const right = [Get, Public, RoomDto, quotesFace] satisfies unknown[];
export type Right = RoomStore;
