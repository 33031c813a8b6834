import {
  ChangeHostPicture,
  ChangePropertyDetails,
  Clock,
  DismissedReminders,
  DismissReminder,
  PictureStore,
  PropertyStore,
  RoomStore,
} from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PictureTables } from '@ospite/server/media';
import { useCase } from '@ospite/server/wiring';
import { RoomsModule } from '../rooms';
import { AdminPropertyController } from './http/admin-property.controller';
import { DismissedRemindersController } from './http/dismissed-reminders.controller';
import { PublicPropertyController } from './http/public-property.controller';
import { HostPictureTable } from './persistence/host-picture-table';
import { MikroOrmDismissedReminders } from './persistence/mikro-orm-dismissed-reminders';
import { MikroOrmPropertyStore } from './persistence/mikro-orm-property-store';

@Module({
  imports: [RoomsModule],
  controllers: [PublicPropertyController, AdminPropertyController, DismissedRemindersController],
  providers: [
    { provide: PropertyStore, useClass: MikroOrmPropertyStore },
    { provide: DismissedReminders, useClass: MikroOrmDismissedReminders },
    useCase(DismissReminder, [DismissedReminders, RoomStore]),
    useCase(ChangeHostPicture, [PropertyStore, PictureStore, Clock]),
    useCase(ChangePropertyDetails, [PropertyStore, PictureStore, Clock]),
    HostPictureTable,
  ],
  exports: [PropertyStore],
})
export class PropertyModule {
  constructor(tables: PictureTables, pictures: HostPictureTable) {
    tables.add(pictures);
  }
}
