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
import { PictureTables } from '@ospite/server/media';
import { Addresses } from '@ospite/server/metrics';
import { useCase } from '@ospite/server/wiring';
import { AdminGalleryController } from './http/gallery/admin-gallery.controller';
import { AdminPricingController } from './http/pricing/admin-pricing.controller';
import { PublicPricingController } from './http/pricing/public-pricing.controller';
import { AdminRoomsController } from './http/rooms/admin-rooms.controller';
import { PublicRoomsController } from './http/rooms/public-rooms.controller';
import { MikroOrmRoomStore } from './persistence/mikro-orm-room-store';
import { RoomPictureTable } from './persistence/room-picture-table';

/** What a slug may not be: a word of any address, or of one that a page had earlier. */
const isReserved = (addresses: Addresses) => (word: string) =>
  addresses.words().has(word) || PATH_WORDS.includes(word);

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
      useFactory: (rooms: RoomStore, clock: Clock, addresses: Addresses) =>
        new AddRoom(rooms, clock, isReserved(addresses)),
      inject: [RoomStore, Clock, Addresses],
    },
    {
      provide: ChangeRoom,
      useFactory: (rooms: RoomStore, clock: Clock, addresses: Addresses) =>
        new ChangeRoom(rooms, clock, isReserved(addresses)),
      inject: [RoomStore, Clock, Addresses],
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
