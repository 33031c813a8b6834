import { BreakfastImageStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureShelves } from '../platform/media/picture-shelves';
import { BreakfastDesk } from './breakfast-desk';
import { AdminBreakfastController } from './http/admin-breakfast.controller';
import { PublicBreakfastController } from './http/public-breakfast.controller';
import { BreakfastPictureShelf } from './persistence/breakfast-picture-shelf';
import { MikroOrmBreakfastImageStore } from './persistence/mikro-orm-breakfast-image-store';

@Module({
  controllers: [PublicBreakfastController, AdminBreakfastController],
  providers: [
    BreakfastDesk,
    BreakfastPictureShelf,
    { provide: BreakfastImageStore, useClass: MikroOrmBreakfastImageStore },
  ],
})
export class BreakfastModule {
  constructor(shelves: PictureShelves, pictures: BreakfastPictureShelf) {
    shelves.add(pictures);
  }
}
