import { PropertyStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { PublicPropertyController } from './http/public-property.controller';
import { MikroOrmPropertyStore } from './persistence/mikro-orm-property-store';

@Module({
  controllers: [PublicPropertyController],
  providers: [{ provide: PropertyStore, useClass: MikroOrmPropertyStore }],
  exports: [PropertyStore],
})
export class PropertyModule {}
