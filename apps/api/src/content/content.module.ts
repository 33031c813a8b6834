import {
  AddContentPicture,
  Clock,
  ContentPictureStore,
  ContentStore,
  EditContent,
  PictureStore,
  PublishContent,
  ReadContent,
  ReadSectionHistory,
  RemoveContentPicture,
  RevertPublication,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureTables } from '@ospite/server/media';
import { useCase } from '@ospite/server/wiring';
import { AdminContentController } from './http/admin-content.controller';
import { ContentPicturesController } from './http/content-pictures.controller';
import { ContentPublicationsController } from './http/content-publications.controller';
import { PublicContentController } from './http/public-content.controller';
import { ContentPictureTable } from './persistence/content-picture-table';
import { MikroOrmContentPictureStore } from './persistence/mikro-orm-content-picture-store';
import { MikroOrmContentStore } from './persistence/mikro-orm-content-store';

@Module({
  // The owner's addresses before `:page`.
  controllers: [
    AdminContentController,
    ContentPublicationsController,
    ContentPicturesController,
    PublicContentController,
  ],
  providers: [
    ContentPictureTable,
    { provide: ContentPictureStore, useClass: MikroOrmContentPictureStore },
    { provide: ContentStore, useClass: MikroOrmContentStore },
    useCase(EditContent, [ContentStore, Clock]),
    useCase(AddContentPicture, [ContentPictureStore, PictureStore, Clock]),
    useCase(RemoveContentPicture, [ContentStore, PictureStore]),
    useCase(PublishContent, [ContentStore, Clock]),
    useCase(ReadContent, [ContentStore, ContentPictureStore]),
    useCase(ReadSectionHistory, [ContentStore]),
    useCase(RevertPublication, [ContentStore, Clock]),
  ],
  exports: [ContentStore, ReadContent],
})
export class ContentModule {
  constructor(tables: PictureTables, pictures: ContentPictureTable) {
    tables.add(pictures);
  }
}
