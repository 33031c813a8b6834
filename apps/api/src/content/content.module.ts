import {
  Clock,
  ContentStore,
  EditContent,
  PublishContent,
  ReadContent,
  ReadSectionHistory,
  RevertPublication,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { AdminContentController } from './http/admin-content.controller';
import { ContentPublicationsController } from './http/content-publications.controller';
import { PublicContentController } from './http/public-content.controller';
import { MikroOrmContentStore } from './persistence/mikro-orm-content-store';

@Module({
  // The owner's addresses before `:page`.
  controllers: [AdminContentController, ContentPublicationsController, PublicContentController],
  providers: [
    { provide: ContentStore, useClass: MikroOrmContentStore },
    useCase(EditContent, [ContentStore, Clock]),
    useCase(PublishContent, [ContentStore, Clock]),
    useCase(ReadContent, [ContentStore]),
    useCase(ReadSectionHistory, [ContentStore]),
    useCase(RevertPublication, [ContentStore, Clock]),
  ],
  exports: [ReadContent],
})
export class ContentModule {}
