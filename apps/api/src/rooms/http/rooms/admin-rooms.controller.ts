import { AddRoom, ChangeRoom, RemoveRoom } from '@ospite/domain';
import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiIdempotencyKey, basedOnOf, Endpoint, idempotencyKeyOf } from '@ospite/server/rest';
import { ROOM_PARAM, slugOrIdOf } from '../room-address';
import { RoomDetailResponse } from '../room.response';
import { CreateRoomRequest, roomDraftFrom, UpdateRoomRequest } from './room.dto';
import { presentRoomDetail } from '../room.presenter';

/** The owner's calls for rooms. */
@ApiTags('rooms')
@Controller('api/rooms')
export class AdminRoomsController {
  constructor(
    private readonly addRoom: AddRoom,
    private readonly changeRoom: ChangeRoom,
    private readonly removeRoom: RemoveRoom,
  ) {}

  @Post()
  @Endpoint({
    id: 'createRoom',
    summary: 'Add a room',
    description:
      'Guests see an active room at once. A name or slug that another room has is a 409, a slug that the site needs ' +
      'for another address a 422; `field` says which.',
    access: 'owner',
    answer: { status: 201, type: RoomDetailResponse, description: 'The room that was added.' },
    problems: ['room.invalid', 'room.name_taken', 'room.slug_taken', 'room.slug_reserved', 'room.key_reused'],
  })
  @ApiIdempotencyKey()
  async create(@Body() body: CreateRoomRequest, @Req() request: Request): Promise<RoomDetailResponse> {
    return presentRoomDetail(await this.addRoom.add(roomDraftFrom(body), idempotencyKeyOf(request)));
  }

  @Put(':room')
  @Endpoint({
    id: 'updateRoom',
    summary: 'Change a room',
    description:
      'Omitted fields stay. After a change of the slug the page’s old address redirects to the new one.',
    access: 'owner',
    params: ROOM_PARAM,
    answer: { type: RoomDetailResponse, description: 'The room as it was stored.' },
    problems: [
      'room.invalid',
      'room.not_found',
      'room.changed',
      'room.name_taken',
      'room.slug_taken',
      'room.slug_reserved',
    ],
  })
  async update(@Param('room') room: string, @Body() body: UpdateRoomRequest): Promise<RoomDetailResponse> {
    const basedOn = basedOnOf(body.updatedAt);
    return presentRoomDetail(await this.changeRoom.change(slugOrIdOf(room), basedOn, roomDraftFrom(body)));
  }

  @Delete(':room')
  @Endpoint({
    id: 'deleteRoom',
    summary: 'Delete a room with its pictures and prices',
    description: 'It cannot be restored. Quotes keep its slug and name as they were.',
    access: 'owner',
    params: ROOM_PARAM,
    answer: { status: 204, description: 'Deleted.' },
    problems: ['room.not_found'],
  })
  async remove(@Param('room') room: string): Promise<void> {
    await this.removeRoom.remove(slugOrIdOf(room));
  }
}
