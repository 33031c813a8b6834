import {
  AddEvent,
  ChangeEvent,
  Clock,
  EventStore,
  PictureStore,
  ReadEventCalendar,
  RemoveEvent,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureTables } from '@ospite/server/media';
import { useCase } from '@ospite/server/wiring';
import { AdminEventsController } from './http/admin-events.controller';
import { PublicEventsController } from './http/public-events.controller';
import { EventPictureTable } from './persistence/event-picture-table';
import { MikroOrmEventStore } from './persistence/mikro-orm-event-store';

@Module({
  controllers: [PublicEventsController, AdminEventsController],
  providers: [
    EventPictureTable,
    { provide: EventStore, useClass: MikroOrmEventStore },
    useCase(AddEvent, [EventStore, PictureStore, Clock]),
    useCase(ChangeEvent, [EventStore, PictureStore, Clock]),
    useCase(ReadEventCalendar, [EventStore, Clock]),
    useCase(RemoveEvent, [EventStore, PictureStore]),
  ],
  exports: [EventStore],
})
export class EventsModule {
  constructor(tables: PictureTables, pictures: EventPictureTable) {
    tables.add(pictures);
  }
}
