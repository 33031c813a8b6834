import { RoomStore, SEASONS, SetPrice, type Season } from '@ospite/domain';
import { Body, Controller, Delete, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequestProblem } from '@ospite/server/problems';
import { basedOnOf, Endpoint } from '@ospite/server/rest';
import { UpdatePriceRequest } from './price.dto';
import { ROOM_ID_PARAM, roomIdOf } from '../room-address';
import { PricingResponse } from '../room.response';
import { presentPricing } from '../room.presenter';

const SEASON_PARAM = { name: 'season', enum: SEASONS, enumName: 'Season', example: 'high' } as const;

/** The owner's calls for prices. */
@ApiTags('pricing')
@Controller('api/pricing')
export class AdminPricingController {
  constructor(
    private readonly setPrice: SetPrice,
    private readonly rooms: RoomStore,
  ) {}

  @Patch(':roomId/:season')
  @Endpoint({
    id: 'updatePrice',
    summary: 'Set the nightly price of a room in a season',
    description: 'Also the first price of a new room.',
    access: 'owner',
    params: [ROOM_ID_PARAM, SEASON_PARAM],
    answer: { type: PricingResponse, description: 'The price as it was stored.' },
    problems: ['room.invalid', 'room.not_found', 'pricing.changed'],
  })
  async update(
    @Param('roomId') roomId: string,
    @Param('season') name: string,
    @Body() { pricePerNight, updatedAt }: UpdatePriceRequest,
  ): Promise<PricingResponse> {
    const season = seasonOf(name);
    const room = await this.setPrice.set(roomIdOf(roomId), season, pricePerNight, basedOnOf(updatedAt));
    const price = presentPricing(room).find((entry) => entry.season === season);
    if (!price) throw new Error(`the price of room ${room.id} vanished while it was set`);
    return price;
  }

  @Delete(':roomId/:season')
  @Endpoint({
    id: 'deletePrice',
    summary: 'Remove the nightly price of a room in a season',
    description: 'Guests see at once that the season has none. A missing price is a 404.',
    access: 'owner',
    params: [ROOM_ID_PARAM, SEASON_PARAM],
    answer: { status: 204, description: 'Removed.' },
    problems: ['room.not_found', 'pricing.not_found'],
  })
  async remove(@Param('roomId') roomId: string, @Param('season') season: string): Promise<void> {
    await this.rooms.removePrice(roomIdOf(roomId), seasonOf(season));
  }
}

function seasonOf(name: string): Season {
  const season = SEASONS.find((known) => known === name);
  if (!season) throw new RequestProblem('request.invalid', [{ field: 'season', code: 'unknown_value' }]);
  return season;
}
