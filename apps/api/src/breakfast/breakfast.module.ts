import {
  AddBreakfastImage,
  ArrangeBreakfastImages,
  BreakfastImageStore,
  ChangeBreakfastImage,
  Clock,
  PictureStore,
  RemoveBreakfastImage,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureTables } from '@ospite/server/media';
import { useCase } from '@ospite/server/wiring';
import { AdminBreakfastController } from './http/admin-breakfast.controller';
import { PublicBreakfastController } from './http/public-breakfast.controller';
import { BreakfastPictureTable } from './persistence/breakfast-picture-table';
import { MikroOrmBreakfastImageStore } from './persistence/mikro-orm-breakfast-image-store';

@Module({
  controllers: [PublicBreakfastController, AdminBreakfastController],
  providers: [
    BreakfastPictureTable,
    { provide: BreakfastImageStore, useClass: MikroOrmBreakfastImageStore },
    useCase(AddBreakfastImage, [BreakfastImageStore, PictureStore, Clock]),
    useCase(ChangeBreakfastImage, [BreakfastImageStore, Clock]),
    useCase(ArrangeBreakfastImages, [BreakfastImageStore]),
    useCase(RemoveBreakfastImage, [BreakfastImageStore, PictureStore]),
  ],
})
export class BreakfastModule {
  constructor(tables: PictureTables, pictures: BreakfastPictureTable) {
    tables.add(pictures);
  }
}
