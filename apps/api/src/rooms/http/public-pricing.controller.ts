import { RoomStore } from '@ospite/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CachedPublicRead } from '../../platform/http/cached-public-read.decorator';
import { Public } from '../../platform/http/public.decorator';
import { PricingAnswer } from './room.answer';
import { presentPricing } from './room.presenter';

/** Nightly prices of the rooms that guests can see. */
@ApiTags('pricing')
@Controller('api/pricing')
export class PublicPricingController {
  constructor(private readonly rooms: RoomStore) {}

  @Public()
  @CachedPublicRead()
  @Get()
  @ApiOperation({
    operationId: 'listPrices',
    summary: 'Nightly prices by room and season',
    description: 'Rooms oldest first, high season before low. A season without a price has no entry.',
  })
  @ApiOkResponse({ type: [PricingAnswer] })
  async list(): Promise<PricingAnswer[]> {
    return (await this.rooms.list('public')).flatMap(presentPricing);
  }
}
