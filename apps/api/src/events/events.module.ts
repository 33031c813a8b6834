import { EventStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureShelves } from '../platform/media/picture-shelves';
import { EventDesk } from './event-desk';
import { AdminEventsController } from './http/admin-events.controller';
import { PublicEventsController } from './http/public-events.controller';
import { EventPictureShelf } from './persistence/event-picture-shelf';
import { MikroOrmEventStore } from './persistence/mikro-orm-event-store';

@Module({
  controllers: [PublicEventsController, AdminEventsController],
  providers: [EventDesk, EventPictureShelf, { provide: EventStore, useClass: MikroOrmEventStore }],
})
export class EventsModule {
  constructor(shelves: PictureShelves, pictures: EventPictureShelf) {
    shelves.add(pictures);
  }
}
