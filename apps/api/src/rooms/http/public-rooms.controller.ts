import { DomainError, RoomStore, type Room } from '@ospite/domain';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { ApiProblems } from '../../platform/http/api-problems.decorator';
import { CachedPublicRead } from '../../platform/http/cached-public-read.decorator';
import { Public } from '../../platform/http/public.decorator';
import { RoomAnswer, RoomDetailAnswer, RoomImageAnswer } from './room.answer';
import { presentRoom, presentRoomDetail, presentRoomImage } from './room.presenter';

export class RoomsQuery {
  @ApiPropertyOptional({
    enum: ['inactive'],
    description: 'Asks for hidden rooms too; needs the owner’s session.',
  })
  @IsOptional()
  @IsIn(['inactive'])
  include?: 'inactive';
}

/** The rooms that guests can see. */
@ApiTags('rooms')
@Controller('api/rooms')
export class PublicRoomsController {
  constructor(private readonly rooms: RoomStore) {}

  @Public()
  @CachedPublicRead()
  @Get()
  @ApiOperation({
    operationId: 'listRooms',
    summary: 'Rooms and bungalows',
    description: 'Active rooms, oldest first. With `include=inactive`, for the owner alone, all of them.',
  })
  @ApiOkResponse({ type: [RoomAnswer] })
  @ApiProblems(400, 401)
  async list(
    @Query() query: RoomsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RoomAnswer[]> {
    if (query.include === undefined) return (await this.rooms.list('public')).map(presentRoom);
    if (!request.user) throw new DomainError('account.not_signed_in');
    response.setHeader('Cache-Control', 'no-store');
    return (await this.rooms.list('everything')).map(presentRoom);
  }

  @Public()
  @CachedPublicRead()
  @Get(':room')
  @ApiOperation({
    operationId: 'getRoom',
    summary: 'One room with its gallery and prices',
    description: 'By slug or id.',
  })
  @ApiParam({ name: 'room', description: 'Slug or id.', type: String, example: 'bungalow-ginepro' })
  @ApiOkResponse({ type: RoomDetailAnswer })
  @ApiProblems(404)
  async get(@Param('room') room: string): Promise<RoomDetailAnswer> {
    return presentRoomDetail(await this.find(room));
  }

  @Public()
  @CachedPublicRead()
  @Get(':roomId/images')
  @ApiOperation({ operationId: 'listRoomImages', summary: 'The pictures of a room, in order' })
  @ApiParam({ name: 'roomId', type: 'integer', example: 1 })
  @ApiOkResponse({ type: [RoomImageAnswer] })
  @ApiProblems(404)
  async listImages(@Param('roomId') roomId: string): Promise<RoomImageAnswer[]> {
    return (await this.find(roomId)).images.map(presentRoomImage);
  }

  /** Digits are an id, since a slug holds a letter (decisions §2). */
  private async find(slugOrId: string): Promise<Room> {
    const isId = /^\d+$/.test(slugOrId);
    const room = await this.rooms.find(isId ? Number(slugOrId) : slugOrId, 'public');
    if (!room) throw new DomainError('room.not_found');
    return room;
  }
}
