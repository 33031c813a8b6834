import { RoomStore } from '@ospite/domain';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CachedPublicRead, Endpoint, pageOf, PAGING_HEADERS } from '@ospite/server/rest';
import { GUESTS_SEE_PUBLISHED, RoomListQuery, roomsAskedFor } from '../room-address';
import { PricingResponse } from '../room.response';
import { presentPricing } from '../room.presenter';

/** Nightly prices of the rooms that guests can see. */
@ApiTags('pricing')
@Controller('api/pricing')
export class PublicPricingController {
  constructor(private readonly rooms: RoomStore) {}

  @CachedPublicRead()
  @Get()
  @Endpoint({
    id: 'listPrices',
    summary: 'Nightly prices by room and season',
    description:
      'Rooms oldest first, high season before low. A season without a price has no entry. With `include=inactive`, ' +
      'for the owner alone, also the prices of hidden rooms. Without `page`: the first 1,000 rows; `X-Total-Count` ' +
      'says whether there are more.',
    access: GUESTS_SEE_PUBLISHED,
    answer: { type: [PricingResponse], headers: PAGING_HEADERS, description: 'The prices.' },
  })
  async list(
    @Query() query: RoomListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PricingResponse[]> {
    const rooms = await this.rooms.list(roomsAskedFor(query, request, response));
    return pageOf(response, query, rooms.flatMap(presentPricing));
  }
}
