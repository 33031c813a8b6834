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
import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { PictureTables } from '@ospite/server/media';
import { pathSegments } from '@ospite/server/metrics';
import { useCase } from '@ospite/server/wiring';
import { AdminGalleryController } from './http/gallery/admin-gallery.controller';
import { AdminPricingController } from './http/pricing/admin-pricing.controller';
import { PublicPricingController } from './http/pricing/public-pricing.controller';
import { AdminRoomsController } from './http/rooms/admin-rooms.controller';
import { PublicRoomsController } from './http/rooms/public-rooms.controller';
import { MikroOrmRoomStore } from './persistence/mikro-orm-room-store';
import { RoomPictureTable } from './persistence/room-picture-table';

/** Known once all modules have their routes, so asked for at the first use. */
function reservedWords(host: HttpAdapterHost): (word: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (word) => (words ??= pathSegments(host.httpAdapter)).has(word);
}

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
      useFactory: (rooms: RoomStore, clock: Clock, host: HttpAdapterHost) =>
        new AddRoom(rooms, clock, reservedWords(host)),
      inject: [RoomStore, Clock, HttpAdapterHost],
    },
    {
      provide: ChangeRoom,
      useFactory: (rooms: RoomStore, clock: Clock, host: HttpAdapterHost) =>
        new ChangeRoom(rooms, clock, reservedWords(host)),
      inject: [RoomStore, Clock, HttpAdapterHost],
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
