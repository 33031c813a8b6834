import { ChangePropertyDetails, Clock, PropertyStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { AdminPropertyController } from './http/admin-property.controller';
import { PublicPropertyController } from './http/public-property.controller';
import { MikroOrmPropertyStore } from './persistence/mikro-orm-property-store';

@Module({
  controllers: [PublicPropertyController, AdminPropertyController],
  providers: [
    { provide: PropertyStore, useClass: MikroOrmPropertyStore },
    {
      provide: ChangePropertyDetails,
      useFactory: (...ports: ConstructorParameters<typeof ChangePropertyDetails>) =>
        new ChangePropertyDetails(...ports),
      inject: [PropertyStore, Clock],
    },
  ],
  exports: [PropertyStore],
})
export class PropertyModule {}
