import { DomainError, RoomStore, type Room } from '@ospite/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CachedPublicRead, Endpoint, pageOf, PAGING_HEADERS } from '@ospite/server/rest';
import {
  GUESTS_SEE_PUBLISHED,
  IncludeQuery,
  ROOM_ID_PARAM,
  ROOM_PARAM,
  RoomListQuery,
  slugOrIdOf,
  roomsAskedFor,
} from '../room-address';
import { RoomResponse, RoomDetailResponse, RoomImageResponse } from '../room.response';
import { presentRoom, presentRoomDetail, presentRoomImage } from '../room.presenter';

/** The published rooms; all of them for an owner who asks for it. */
@ApiTags('rooms')
@Controller('api/rooms')
export class PublicRoomsController {
  constructor(private readonly rooms: RoomStore) {}

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listRooms',
    summary: 'Rooms and bungalows',
    description:
      'Active rooms, oldest first. With `include=inactive`, for the owner alone, all of them. ' +
      'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: GUESTS_SEE_PUBLISHED,
    answer: { type: [RoomResponse], headers: PAGING_HEADERS, description: 'The rooms.' },
  })
  async list(
    @Query() query: RoomListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoomResponse[]> {
    const rooms = await this.rooms.list(roomsAskedFor(query, request, response));
    return pageOf(response, query, rooms).map(presentRoom);
  }

  @CachedPublicRead()
  @Get(':room')
  @Endpoint({
    id: 'getRoom',
    summary: 'One room with its gallery and prices',
    description:
      'By slug or id. A room’s former slug is not found here; the site’s pages redirect to the new one. ' +
      'With `include=inactive`, for the owner alone, also a hidden room.',
    access: GUESTS_SEE_PUBLISHED,
    params: ROOM_PARAM,
    answer: { type: RoomDetailResponse, description: 'The room.' },
    problems: ['room.not_found'],
  })
  async get(
    @Param('room') room: string,
    @Query() query: IncludeQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoomDetailResponse> {
    return presentRoomDetail(await this.find(room, query, request, response));
  }

  @CachedPublicRead()
  @Get(':roomId/images')
  @Endpoint({
    id: 'listRoomImages',
    summary: 'The pictures of a room, in order',
    description: 'At most 15. With `include=inactive`, for the owner alone, also those of a hidden room.',
    access: GUESTS_SEE_PUBLISHED,
    params: ROOM_ID_PARAM,
    answer: { type: [RoomImageResponse], headers: PAGING_HEADERS, description: 'The pictures.' },
    problems: ['room.not_found'],
  })
  async listImages(
    @Param('roomId') roomId: string,
    @Query() query: RoomListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoomImageResponse[]> {
    const { images } = await this.find(roomId, query, request, response);
    return pageOf(response, query, images).map(presentRoomImage);
  }

  private async find(room: string, query: IncludeQuery, request: Request, response: Response): Promise<Room> {
    const found = await this.rooms.find(slugOrIdOf(room), roomsAskedFor(query, request, response));
    if (!found) throw new DomainError('room.not_found');
    return found;
  }
}
