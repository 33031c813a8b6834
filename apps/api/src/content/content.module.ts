import {
  AddContentPicture,
  Clock,
  ContentPictureStore,
  ContentStore,
  DiscardDraft,
  EditContent,
  PictureStore,
  PrepareStarterTexts,
  PropertyStore,
  ProposeTranslation,
  PublishContent,
  ReadContent,
  ReadSectionHistory,
  RemoveContentPicture,
  RevertPublication,
  TranslateIntoItalian,
  Translator,
} from '@ospite/domain';
import { PATH_WORDS } from '@ospite/i18n/paths';
import { Module } from '@nestjs/common';
import { Config } from '@ospite/server/config';
import { PictureTables } from '@ospite/server/media';
import { Addresses } from '@ospite/server/metrics';
import { useCase } from '@ospite/server/wiring';
import { AdminContentController } from './http/admin-content.controller';
import { ContentPicturesController } from './http/content-pictures.controller';
import { ContentProposalsController } from './http/content-proposals.controller';
import { ContentPublicationsController } from './http/content-publications.controller';
import { PublicContentController } from './http/public-content.controller';
import { StarterTextsController } from './http/starter-texts.controller';
import { ContentPictureTable } from './persistence/content-picture-table';
import { MikroOrmContentPictureStore } from './persistence/mikro-orm-content-picture-store';
import { MikroOrmContentStore } from './persistence/mikro-orm-content-store';
import { HttpTranslator } from './translator/http-translator';
import { NoTranslator } from './translator/no-translator';
import { PropertyModule } from '../property';
import { serviceAt } from './translator/services';

@Module({
  imports: [PropertyModule],
  // The owner's addresses before `:page`.
  controllers: [
    AdminContentController,
    ContentPublicationsController,
    ContentPicturesController,
    ContentProposalsController,
    StarterTextsController,
    PublicContentController,
  ],
  providers: [
    ContentPictureTable,
    { provide: ContentPictureStore, useClass: MikroOrmContentPictureStore },
    { provide: ContentStore, useClass: MikroOrmContentStore },
    {
      provide: EditContent,
      useFactory: (store: ContentStore, clock: Clock, addresses: Addresses, property: PropertyStore) =>
        new EditContent(store, clock, {
          isReserved: (word) => addresses.words().has(word) || PATH_WORDS.includes(word),
          city: () => property.find().then((found) => found?.city),
        }),
      inject: [ContentStore, Clock, Addresses, PropertyStore],
    },
    useCase(AddContentPicture, [ContentPictureStore, PictureStore, Clock]),
    useCase(RemoveContentPicture, [ContentStore, PictureStore]),
    useCase(PrepareStarterTexts, [ContentStore, PropertyStore, Clock]),
    useCase(DiscardDraft, [ContentStore, Clock]),
    useCase(PublishContent, [ContentStore, Clock]),
    useCase(ReadContent, [ContentStore, ContentPictureStore]),
    useCase(ReadSectionHistory, [ContentStore]),
    useCase(RevertPublication, [ContentStore, Clock]),
    { provide: Translator, useFactory: makeTranslator, inject: [Config] },
    useCase(ProposeTranslation, [ContentStore, Translator, Clock]),
    useCase(TranslateIntoItalian, [Translator]),
  ],
  exports: [ContentStore, ReadContent, Translator],
})
export class ContentModule {
  constructor(tables: PictureTables, pictures: ContentPictureTable) {
    tables.add(pictures);
  }
}

function makeTranslator({ translator }: Config): Translator {
  return translator
    ? new HttpTranslator(translator.url, translator.key, serviceAt(translator.url))
    : new NoTranslator();
}
