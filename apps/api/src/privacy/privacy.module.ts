import {
  AddressHasher,
  ApplyErasures,
  ApplyRetention,
  Clock,
  ContentStore,
  DeletionByAge,
  ErasePerson,
  ErasureLedger,
  EventStore,
  FindMentions,
  Mailer,
  PrivacyStore,
  PropertyStore,
  RetentionStore,
  ReviewStore,
  RoomStore,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { ContentModule } from '../content';
import { EventsModule } from '../events';
import { MessagesModule } from '../messages';
import { PropertyModule } from '../property';
import { ReviewsModule } from '../reviews';
import { RoomsModule } from '../rooms';
import { useCase } from '@ospite/server/wiring';
import { FullExport } from './full-export';
import { PrivacyController } from './http/privacy.controller';
import { MikroOrmPrivacyStore } from './persistence/mikro-orm-privacy-store';
import { MikroOrmRetentionStore } from './persistence/mikro-orm-retention-store';
import { TableSnapshot } from './persistence/table-snapshot';
import { PersonArchive } from './person-archive';
import { RetentionJob } from './retention-job';

@Module({
  imports: [ContentModule, EventsModule, MessagesModule, PropertyModule, ReviewsModule, RoomsModule],
  controllers: [PrivacyController],
  providers: [
    FullExport,
    PersonArchive,
    RetentionJob,
    TableSnapshot,
    { provide: PrivacyStore, useClass: MikroOrmPrivacyStore },
    useCase(ErasePerson, [PrivacyStore, ErasureLedger, AddressHasher, Mailer, Clock]),
    useCase(FindMentions, [ContentStore, EventStore, RoomStore, PropertyStore, ReviewStore]),
    useCase(ApplyErasures, [ErasureLedger, AddressHasher, PrivacyStore, Mailer, Clock]),
    { provide: RetentionStore, useClass: MikroOrmRetentionStore },
    useCase(ApplyRetention, [RetentionStore, Mailer, Clock, DeletionByAge]),
  ],
})
export class PrivacyModule {}
