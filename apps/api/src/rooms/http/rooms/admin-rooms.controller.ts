import { AddRoom, ChangeRoom, RemoveRoom } from '@ospite/domain';
import { Body, Delete, Param, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblems } from '@ospite/server/problems';
import {
  ApiIdempotencyKey,
  basedOnOf,
  idempotencyKeyOf,
  OwnerController,
  RespondsEmpty,
} from '@ospite/server/rest';
import { ROOM_PARAM, slugOrIdOf } from '../room-address';
import { RoomDetailResponse } from '../room.response';
import { CreateRoomRequest, roomDraftFrom, UpdateRoomRequest } from './room.dto';
import { presentRoomDetail } from '../room.presenter';

/** The owner's calls for rooms. */
@OwnerController('api/rooms', 'rooms')
export class AdminRoomsController {
  constructor(
    private readonly addRoom: AddRoom,
    private readonly changeRoom: ChangeRoom,
    private readonly removeRoom: RemoveRoom,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'createRoom',
    summary: 'Add a room',
    description:
      'Guests see an active room at once. A name or slug that another room has is a 409, a slug that the site needs ' +
      'for another address a 422; `field` says which.',
  })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: RoomDetailResponse, description: 'The room that was added.' })
  @ApiProblems('room.invalid', 'room.name_taken', 'room.slug_taken', 'room.slug_reserved', 'room.key_reused')
  async create(@Body() body: CreateRoomRequest, @Req() request: Request): Promise<RoomDetailResponse> {
    return presentRoomDetail(await this.addRoom.add(roomDraftFrom(body), idempotencyKeyOf(request)));
  }

  @Put(':room')
  @ApiOperation({
    operationId: 'updateRoom',
    summary: 'Change a room',
    description:
      'Fields that are left out stay. The pages’ old address leads to the new one after the slug changed.',
  })
  @ApiParam(ROOM_PARAM)
  @ApiOkResponse({ type: RoomDetailResponse, description: 'The room as it was stored.' })
  @ApiProblems(
    'room.invalid',
    'room.not_found',
    'room.changed',
    'room.name_taken',
    'room.slug_taken',
    'room.slug_reserved',
  )
  async update(@Param('room') room: string, @Body() body: UpdateRoomRequest): Promise<RoomDetailResponse> {
    const basedOn = basedOnOf(body.updatedAt);
    return presentRoomDetail(await this.changeRoom.change(slugOrIdOf(room), basedOn, roomDraftFrom(body)));
  }

  @Delete(':room')
  @ApiOperation({
    operationId: 'deleteRoom',
    summary: 'Delete a room with its pictures and prices',
    description: 'It is gone for good. Quotes keep its slug and name as they were.',
  })
  @ApiParam(ROOM_PARAM)
  @RespondsEmpty('Deleted.')
  @ApiProblems('room.not_found')
  async remove(@Param('room') room: string): Promise<void> {
    await this.removeRoom.remove(slugOrIdOf(room));
  }
}
