import { RoomStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PublicPricingController } from './http/public-pricing.controller';
import { PublicRoomsController } from './http/public-rooms.controller';
import { MikroOrmRoomStore } from './persistence/mikro-orm-room-store';

@Module({
  controllers: [PublicRoomsController, PublicPricingController],
  providers: [{ provide: RoomStore, useClass: MikroOrmRoomStore }],
  exports: [RoomStore],
})
export class RoomsModule {}
