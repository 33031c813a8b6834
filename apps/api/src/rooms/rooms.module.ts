import {
  AddRoom,
  AddRoomImage,
  ArrangeRoomImages,
  ChangeRoom,
  Clock,
  DescribeRoomImage,
  PictureStore,
  RemoveRoom,
  RemoveRoomImage,
  RoomStore,
  SetMainRoomImage,
  SetPrice,
} from '@ospite/domain';
import { PATH_WORDS } from '@ospite/i18n/paths';
import { Module } from '@nestjs/common';
import { PictureTables } from '../platform/media/picture-tables';
import { useCase } from '../platform/use-case';
import { AdminGalleryController } from './http/gallery/admin-gallery.controller';
import { AdminPricingController } from './http/pricing/admin-pricing.controller';
import { PublicPricingController } from './http/pricing/public-pricing.controller';
import { AdminRoomsController } from './http/rooms/admin-rooms.controller';
import { PublicRoomsController } from './http/rooms/public-rooms.controller';
import { MikroOrmRoomStore } from './persistence/mikro-orm-room-store';
import { RoomPictureTable } from './persistence/room-picture-table';

@Module({
  controllers: [
    PublicRoomsController,
    AdminRoomsController,
    AdminGalleryController,
    PublicPricingController,
    AdminPricingController,
  ],
  providers: [
    RoomPictureTable,
    { provide: RoomStore, useClass: MikroOrmRoomStore },
    {
      provide: AddRoom,
      useFactory: (rooms: RoomStore, clock: Clock) => new AddRoom(rooms, clock, PATH_WORDS),
      inject: [RoomStore, Clock],
    },
    {
      provide: ChangeRoom,
      useFactory: (rooms: RoomStore, clock: Clock) => new ChangeRoom(rooms, clock, PATH_WORDS),
      inject: [RoomStore, Clock],
    },
    useCase(RemoveRoom, [RoomStore, PictureStore]),
    useCase(SetPrice, [RoomStore, Clock]),
    useCase(AddRoomImage, [RoomStore, PictureStore, Clock]),
    useCase(ArrangeRoomImages, [RoomStore]),
    useCase(SetMainRoomImage, [RoomStore]),
    useCase(DescribeRoomImage, [RoomStore, Clock]),
    useCase(RemoveRoomImage, [RoomStore, PictureStore]),
  ],
  exports: [RoomStore],
})
export class RoomsModule {
  constructor(tables: PictureTables, pictures: RoomPictureTable) {
    tables.add(pictures);
  }
}
