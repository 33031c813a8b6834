import { ChangePropertyDetails, Clock, PropertyStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/use-case';
import { AdminPropertyController } from './http/admin-property.controller';
import { PublicPropertyController } from './http/public-property.controller';
import { MikroOrmPropertyStore } from './persistence/mikro-orm-property-store';

@Module({
  controllers: [PublicPropertyController, AdminPropertyController],
  providers: [
    { provide: PropertyStore, useClass: MikroOrmPropertyStore },
    useCase(ChangePropertyDetails, [PropertyStore, Clock]),
  ],
  exports: [PropertyStore],
})
export class PropertyModule {}
