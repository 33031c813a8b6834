import { GalleryStore, RoomEditor, RoomStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureShelves } from '../platform/media/picture-shelves';
import { GalleryDesk } from './gallery-desk';
import { AdminGalleryController } from './http/admin-gallery.controller';
import { AdminPricingController } from './http/admin-pricing.controller';
import { AdminRoomsController } from './http/admin-rooms.controller';
import { PublicPricingController } from './http/public-pricing.controller';
import { PublicRoomsController } from './http/public-rooms.controller';
import { MikroOrmGalleryStore } from './persistence/mikro-orm-gallery-store';
import { MikroOrmRoomEditor } from './persistence/mikro-orm-room-editor';
import { MikroOrmRoomStore } from './persistence/mikro-orm-room-store';
import { RoomPictureShelf } from './persistence/room-picture-shelf';
import { RoomDesk } from './room-desk';

@Module({
  controllers: [
    PublicRoomsController,
    AdminRoomsController,
    AdminGalleryController,
    PublicPricingController,
    AdminPricingController,
  ],
  providers: [
    RoomDesk,
    GalleryDesk,
    RoomPictureShelf,
    { provide: RoomStore, useClass: MikroOrmRoomStore },
    { provide: RoomEditor, useClass: MikroOrmRoomEditor },
    { provide: GalleryStore, useClass: MikroOrmGalleryStore },
  ],
  exports: [RoomStore],
})
export class RoomsModule {
  constructor(shelves: PictureShelves, pictures: RoomPictureShelf) {
    shelves.add(pictures);
  }
}
