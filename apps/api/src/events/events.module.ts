import { EventStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { EventDesk } from './event-desk';
import { EventPictures } from './event-pictures';
import { AdminEventsController } from './http/admin-events.controller';
import { PublicEventsController } from './http/public-events.controller';
import { MikroOrmEventStore } from './persistence/mikro-orm-event-store';

@Module({
  controllers: [PublicEventsController, AdminEventsController],
  providers: [EventDesk, EventPictures, { provide: EventStore, useClass: MikroOrmEventStore }],
})
export class EventsModule {}
